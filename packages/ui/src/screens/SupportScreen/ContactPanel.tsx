'use client';

import { KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { useSupport } from '../../provider/useSupport.js';
import { SupportLink } from '../../components/SupportLink/SupportLink.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import { contactPanelMessages } from './SupportScreen.messages.js';
import * as S from './ContactPanel.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of the contact form. */
export interface ContactPanelProps extends Omit<ContactFormProps, 'address'>, ElementProps<HTMLDivElement> {}

/** The ways to reach the operator. Live chat and e-mail are listed even when they are not available yet. */
export function ContactPanel(props: ContactPanelProps) {
  const { onOpenMail, onCopy } = props;
  const t = useSupportMessages(contactPanelMessages);
  const { channels } = useSupport();
  const email = channels.find((channel) => channel.kind === 'email');
  const chat = channels.find((channel) => channel.kind === 'chat');
  const telegram = channels.find((channel) => channel.kind === 'telegram');
  // Said once: where both are missing, dashes stand for it.
  const missing = chat || email ? t('notYet') : t('none');
  return (
    <S.Root {...pickElementProps(props)} aria-label={t('title')}>
      <Stack gap={2}>
        <KeyValues>
          <div>
            <dt>{t('chat')}</dt>
            <dd>{chat ? <SupportLink channel={chat}>{t('openChat')}</SupportLink> : missing}</dd>
          </div>
          <div>
            <dt>{t('mail')}</dt>
            <dd>{email ? <SupportLink channel={email} /> : missing}</dd>
          </div>
          {telegram && (
            <div>
              <dt>{t('telegram')}</dt>
              <dd>
                <SupportLink channel={telegram}>
                  {telegram.handle === null ? t('invitation') : t('handle', { handle: telegram.handle })}
                </SupportLink>
              </dd>
            </div>
          )}
        </KeyValues>
        {channels.length === 0 && (
          <Text tone="faint" size="small">
            {t('noChannel')}
          </Text>
        )}
      </Stack>
      <ContactForm address={email?.email} onOpenMail={onOpenMail} onCopy={onCopy} />
    </S.Root>
  );
}
