'use client';

import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';

export const exportButtonMessages = defineMessages('ExportButton', {
  label: 'Export CSV',
  busy: 'Exporting...',
  /** For the host, which alone knows whether the file was made. */
  doneTitle: 'CSV export',
  done: 'Exported all {all} rows.',
  doneOne: 'Exported 1 row.',
  doneSome: 'Exported {some} of {all} rows (filtered).',
  failedTitle: 'Export failed',
  failed: 'The file could not be made. Please check your connection and try again.',
});

export interface ExportButtonProps {
  /** Where a screen has several, what this one exports. Default 'Export CSV'. */
  readonly label?: string;
  /** Makes the file and says whether it did; settles when that is done. */
  readonly onExport: () => Promise<void>;
  /** There is no line to export. */
  readonly isDisabled?: boolean;
}

/** Hands what a list shows to the person as a file. One press, one file. */
export function ExportButton({ label, onExport, isDisabled = false }: ExportButtonProps) {
  const t = useMessages(exportButtonMessages);
  const [isBusy, setIsBusy] = useState(false);
  const isLocked = useRef(false);
  const run = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    try {
      await onExport();
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
  };
  return (
    <Button
      kind="line"
      icon={<Download aria-hidden="true" />}
      isDisabled={isDisabled}
      isBusy={isBusy}
      onClick={() => void run()}
    >
      {isBusy ? t('busy') : (label ?? t('label'))}
    </Button>
  );
}
