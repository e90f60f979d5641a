'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { useFormat } from '../../provider/useFormat.js';
import { forgetLabelsDialogMessages } from './ForgetLabelsDialog.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `ForgetLabelsDialog`. */
export interface ForgetLabelsDialogProps extends ElementProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** How many labels this device has for the person. */
  readonly count: number;
  /** Called when the person logs out, with what becomes of the labels. */
  readonly onLogOut: (choice: { readonly forgetsLabels: boolean }) => void;
  /** Called when the person stays. */
  readonly onClose: () => void;
}

/** Asks on logging out whether the labels of the address book stay on the device, which somebody else may use. */
export function ForgetLabelsDialog({ isOpen, count, onLogOut, onClose, ...rest }: ForgetLabelsDialogProps) {
  const t = useMessages(forgetLabelsDialogMessages);
  const format = useFormat();
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={() => onLogOut({ forgetsLabels: true })}>
            {t('forget')}
          </Button>
          <Button variant="line" onClick={() => onLogOut({ forgetsLabels: false })}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>{t('about', { count: format.count(count) })}</p>
    </Dialog>
  );
}
