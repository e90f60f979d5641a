'use client';

import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.js';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js';
import { TextArea } from '../../primitives/Field/TextArea.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { useForm } from '../../primitives/Form/useForm.js';
import { Note } from '../../primitives/Note/Note.js';
import { Text } from '../../primitives/Text/Text.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { contactPanelMessages } from './SupportScreen.messages.js';
import * as S from './ContactPanel.styles.js';
import { type ContactDraft, mailtoHref, messageText } from './mailto.js';

/** The props of the form that prepares a mail to the operator. */
export interface ContactFormProps {
  /** The recipient; without it nothing can be sent, and the form says so. */
  readonly address: string | undefined;
  /** Opens the person's email app with a `mailto:` URL. */
  readonly onOpenMail: (mail: { readonly href: string }) => void;
  /** Writes the message to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/**
 * Passes a message to the person's own email app. There is no API call for it, so the form never claims that
 * something was sent. It validates nothing and never clears what was typed.
 */
export function ContactForm({ address, onOpenMail, onCopy }: ContactFormProps) {
  const t = useSupportMessages(contactPanelMessages);
  const [isOpenedInMail, setOpenedInMail] = useState(false);
  const form = useForm({
    initial: { name: '', email: '', message: '' },
    onSubmit: (draft: ContactDraft) => {
      setOpenedInMail(true);
      if (address === undefined) return;
      const name = draft.name.trim();
      const subject = name === '' ? t('subject') : t('subjectFrom', { name });
      onOpenMail({ href: mailtoHref({ to: address, subject, text: messageText(draft) }) });
    },
    onChange: () => setOpenedInMail(false),
  });
  return (
    <S.Form onSubmit={() => form.submit({ request: form.values })}>
      <S.Pair>
        <TextField label={t('name')} autoComplete="name" {...form.field('name')} />
        <TextField label={t('email')} type="email" autoComplete="email" {...form.field('email')} />
      </S.Pair>
      <TextArea label={t('message')} rows={4} {...form.field('message')} />
      <Button variant="primary" type="submit">
        {t('send')}
      </Button>
      {isOpenedInMail ? (
        <Note
          tone={address === undefined ? 'warning' : 'neutral'}
          title={t(address === undefined ? 'notSentTitle' : 'openedTitle')}
          announces="polite"
        >
          <p>{address === undefined ? t.rich('notSent') : t('opened', { address })}</p>
          <CopyButton
            label={t('copy')}
            copiedLabel={t('copied')}
            failedLabel={t('copyFailed')}
            onCopy={() => onCopy(messageText(form.values))}
          />
        </Note>
      ) : (
        <Text tone="faint" size="small">
          {t.rich(address === undefined ? 'opensNothing' : 'opensMail')}
        </Text>
      )}
    </S.Form>
  );
}
