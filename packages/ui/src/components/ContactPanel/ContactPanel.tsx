'use client';

import type { ReactNode } from 'react';
import { KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { useSupport } from '../../provider/useSupport.js';
import { SupportLink } from '../SupportLink/SupportLink.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import { contactPanelMessages } from './ContactPanel.messages.js';
import * as S from './ContactPanel.styles.js';

export type ContactPanelProps = Omit<ContactFormProps, 'address'>;

/** How the operator is reached. Live chat and e-mail are listed even where they are not available yet. */
export function ContactPanel(form: ContactPanelProps) {
  const t = useSupportMessages(contactPanelMessages);
  const { channels } = useSupport();
  const channelOf = (kind: (typeof channels)[number]['kind']) => channels.find((channel) => channel.kind === kind);
  const [email, chat, telegram] = [channelOf('email'), channelOf('chat'), channelOf('telegram')];
  const rows: readonly (readonly [name: string, way: ReactNode])[] = [
    [t('chat'), chat ? <SupportLink channel={chat}>{t('openChat')}</SupportLink> : t('notYet')],
    [t('mail'), email ? <SupportLink channel={email} /> : t('notYet')],
    ...(telegram ? [[t('telegram'), <SupportLink key="telegram" channel={telegram} />] as const] : []),
  ];
  return (
    <S.Root aria-label={t('title')}>
      <Stack data-gap="2">
        <KeyValues>
          {rows.map(([name, way]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{way}</dd>
            </div>
          ))}
        </KeyValues>
        {channels.length === 0 && (
          <Text data-tone="faint" data-size="small">
            {t('noChannel')}
          </Text>
        )}
      </Stack>
      <ContactForm address={email?.kind === 'email' ? email.email : undefined} {...form} />
    </S.Root>
  );
}
