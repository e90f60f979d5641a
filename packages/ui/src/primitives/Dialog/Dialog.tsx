'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { usePortal } from '../../provider/usePortal.js';
import { IconButton } from '../Button/IconButton.js';
import type { ElementProps } from '../ElementProps.js';
import { Form } from '../Form/Form.js';
import { useMergedRef } from '../useMergedRef.js';
import { dialogMessages } from './Dialog.messages.js';
import * as S from './Dialog.styles.js';

/** The props of `Dialog`. */
export interface DialogProps extends ElementProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** The heading, and the dialog's name for screen readers. */
  readonly title: string;
  /** A line under the title. */
  readonly description?: ReactNode;
  /** The maximum width in px. Default: 576. */
  readonly width?: 576 | 704 | 960;
  /** Buttons; Cancel before the primary one. */
  readonly foot: ReactNode;
  /** A sentence about the consequences, left of the buttons; on phones it ends the body, so that it does not stay over it. */
  readonly footSentence?: ReactNode;
  /** Set when a button in the foot refers to that sentence. */
  readonly footSentenceId?: string;
  /** Makes body and foot one form; Enter in a field submits it. */
  readonly onSubmit?: () => void;
  /** What has the focus when it opens. Default: the dialog itself, so that the arrow keys scroll it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Leaves the dialog open on a click beside it. Default: false. */
  readonly ignoresBackdrop?: boolean;
  /** Called by Escape, the close icon and a click on the backdrop. */
  readonly onClose: () => void;
  /** What the dialog shows below its heading. */
  readonly children: ReactNode;
}

/** A modal dialog for one decision. Focus stays inside and returns to where it came from. */
export function Dialog({
  isOpen,
  title,
  description,
  width = 576,
  foot,
  footSentence,
  footSentenceId,
  onSubmit,
  initialFocus,
  ignoresBackdrop = false,
  onClose,
  children,
  ref,
  ...rest
}: DialogProps) {
  const t = useMessages(dialogMessages);
  const portal = usePortal('dialog');
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);
  const inside = (
    <>
      <S.Body>{children}</S.Body>
      <S.Foot>
        {footSentence && <p id={footSentenceId}>{footSentence}</p>}
        <div>{foot}</div>
      </S.Foot>
    </>
  );
  return (
    <Base.Root open={isOpen} disablePointerDismissal={ignoresBackdrop} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal {...portal}>
        <S.Backdrop />
        <S.Viewport>
          <S.Popup {...rest} ref={mergedRef} data-width={width} initialFocus={initialFocus ?? popup}>
            <S.Head>
              <div>
                <S.Title tabIndex={-1}>{title}</S.Title>
                {description && <S.Description>{description}</S.Description>}
              </div>
              <IconButton
                label={t('close')}
                icon={<X className="ep-icon" aria-hidden="true" />}
                size="small"
                onClick={() => onClose()}
              />
            </S.Head>
            {onSubmit ? <Form onSubmit={onSubmit}>{inside}</Form> : inside}
          </S.Popup>
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
