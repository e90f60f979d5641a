'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../Button/IconButton.js';
import { Form } from '../Form/Form.js';
import * as S from './Dialog.styles.js';

export const dialogMessages = defineMessages('Dialog', { close: 'Close dialog' });

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** A line under the title. */
  readonly description?: ReactNode;
  /** Widest it gets, in px. Default 576. */
  readonly width?: 576 | 704 | 960;
  /** Buttons; Cancel before the primary one. */
  readonly foot: ReactNode;
  /** A sentence that binds the choice, left of the buttons. */
  readonly footSentence?: ReactNode;
  /** Given when a button of the foot points at that sentence. */
  readonly footSentenceId?: string;
  /** Makes the body and foot one form; pressing Enter in a field submits. */
  readonly onSubmit?: () => void;
  /** Escape, the cross, a press beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for one decision over the page. Focus stays inside and returns where it came from. */
export function Dialog({
  isOpen,
  title,
  description,
  width = 576,
  foot,
  footSentence,
  footSentenceId,
  onSubmit,
  onClose,
  children,
}: DialogProps) {
  const t = useMessages(dialogMessages);
  const popup = useRef<HTMLDivElement>(null);
  const inside = (
    <>
      <S.Body>{children}</S.Body>
      <S.Foot data-says={footSentence ? true : undefined}>
        {footSentence && <p id={footSentenceId}>{footSentence}</p>}
        {foot}
      </S.Foot>
    </>
  );
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <S.Backdrop />
        <S.Viewport>
          <S.Popup ref={popup} data-width={width} initialFocus={popup}>
            <S.Head>
              <div>
                <S.Title tabIndex={-1}>{title}</S.Title>
                {description && <S.Description>{description}</S.Description>}
              </div>
              <IconButton label={t('close')} icon={<X aria-hidden="true" />} size="small" onClick={() => onClose()} />
            </S.Head>
            {onSubmit ? <Form onSubmit={onSubmit}>{inside}</Form> : inside}
          </S.Popup>
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
