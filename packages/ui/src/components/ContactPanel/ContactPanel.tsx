'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { SupportChannels } from '../../model/OperatorContent.js';
import { KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import { contactPanelMessages } from './ContactPanel.messages.js';
import * as S from './ContactPanel.styles.js';

export interface ContactPanelProps extends Omit<ContactFormProps, 'address'> {
  readonly channels: SupportChannels;
}

/** How the operator is reached; what it has not set up is said to be so (H-16). */
export function ContactPanel({ channels: { email, liveChatHref }, ...form }: ContactPanelProps) {
  const t = useMessages(contactPanelMessages);
  return (
    <S.Root aria-label={t('title')}>
      <Stack data-gap="2">
        <KeyValues>
          <div>
            <dt>{t('chat')}</dt>
            <dd>
              {liveChatHref === undefined ? (
                t('notSet')
              ) : (
                <a href={liveChatHref} target="_blank" rel="noopener noreferrer">
                  {t('openChat')}
                </a>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('mail')}</dt>
            <dd>{email === undefined ? t('notSet') : <a href={`mailto:${email}`}>{email}</a>}</dd>
          </div>
        </KeyValues>
        {email === undefined && (
          <Text data-tone="faint" data-size="small">
            {t('noAddress')}
          </Text>
        )}
      </Stack>
      <ContactForm address={email} {...form} />
    </S.Root>
  );
}
