'use client';

import { Download } from 'lucide-react';
import { exportButtonMessages } from '../../components/ExportButton/ExportButton.messages.js';
import { useExport } from '../../components/ExportButton/useExport.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';

export interface ExportActionProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onExport: () => Promise<void>;
}

/** An export in the head, where it is one of several actions. */
export function ExportAction({ label, disabled, onExport }: ExportActionProps) {
  const t = useMessages(exportButtonMessages);
  const { isBusy, run } = useExport(onExport);
  return (
    <Button
      variant="quiet"
      icon={<Download className="ep-icon" aria-hidden="true" />}
      disabled={disabled}
      isBusy={isBusy}
      onClick={run}
    >
      {isBusy ? t('busy') : label}
    </Button>
  );
}
