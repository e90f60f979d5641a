'use client';

import { BookUser, ClipboardPaste } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import { Button } from '../../primitives/Button/Button.js';
import { TextArea } from '../../primitives/Field/TextArea.js';
import { knownAddressesMessages, withdrawScreenMessages } from './WithdrawScreen.messages.js';
import * as S from './WithdrawScreen.styles.js';

export interface AddressFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly hint: ReactNode;
  /** The person is asked about this address elsewhere. */
  readonly 'aria-invalid'?: true | undefined;
  readonly onValueChange: (value: string) => void;
  /** Reads the clipboard; without it there is no Paste button. */
  readonly onReadClipboard: (() => Promise<string>) | undefined;
  /** Opens the address book; without it there is no button for that. */
  readonly onOpenBook: (() => void) | undefined;
  readonly onNotify: (notice: Notice) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** The destination address, typed or pasted with a button. */
export function AddressField({ onReadClipboard, onOpenBook, onNotify, ...field }: AddressFieldProps) {
  const t = useMessages(withdrawScreenMessages);
  const known = useMessages(knownAddressesMessages);
  const paste = () => {
    onReadClipboard?.().then(field.onValueChange, () =>
      onNotify({ tone: 'info', title: t('pasteFailedTitle'), description: t('pasteFailed') }),
    );
  };
  return (
    <TextArea
      {...field}
      isMono
      rows={2}
      label={t('address')}
      name="withdrawalAddress"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <S.Tools>
          {onOpenBook && (
            <Button
              variant="quiet"
              size="small"
              icon={<BookUser className="ep-icon" aria-hidden="true" />}
              onClick={() => onOpenBook()}
            >
              {known('book')}
            </Button>
          )}
          {onReadClipboard && (
            <Button
              variant="quiet"
              size="small"
              icon={<ClipboardPaste className="ep-icon" aria-hidden="true" />}
              onClick={paste}
            >
              {t('paste')}
            </Button>
          )}
        </S.Tools>
      }
    />
  );
}
