'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { exportQuestionMessages } from './ExportQuestion.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `ExportQuestion`. */
export interface ExportQuestionProps extends ElementProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Called when the person wants the file. */
  readonly onConfirm: () => void;
  /** Called when the person does not. */
  readonly onClose: () => void;
}

/** Asks before a file or a printed page shows the amounts that are hidden on the screen. */
export function ExportQuestion({ isOpen, onConfirm, onClose, ...rest }: ExportQuestionProps) {
  const t = useMessages(exportQuestionMessages);
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={() => onClose()}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => onConfirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('about')}</p>
    </Dialog>
  );
}
