'use client';

import { Download } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { exportButtonMessages } from './ExportButton.messages.js';
import { useExport } from './useExport.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `ExportButton`. */
export interface ExportButtonProps extends ElementProps<HTMLButtonElement> {
  /** What this button exports, when a screen has several. Default: 'Export CSV'. */
  readonly label?: string;
  /** Creates the file and reports the result; settles when done. */
  readonly onExport: () => Promise<void>;
  /** There is nothing to export. */
  readonly disabled?: boolean;
}

/** A button that exports a list as a file. One click creates one file. */
export function ExportButton({ label, onExport, disabled = false, ...rest }: ExportButtonProps) {
  const t = useMessages(exportButtonMessages);
  const { isBusy, run } = useExport(onExport);
  return (
    <Button
      {...rest}
      variant="line"
      icon={<Download className="ep-icon" aria-hidden="true" />}
      disabled={disabled}
      isBusy={isBusy}
      onClick={run}
    >
      {isBusy ? t('busy') : (label ?? t('label'))}
    </Button>
  );
}
