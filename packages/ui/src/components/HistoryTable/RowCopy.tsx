'use client';

import { IconButton } from '../../primitives/Button/IconButton.js';
import { useCopy } from '../../primitives/CopyButton/useCopy.js';

export interface RowCopyProps {
  /** The name of the button, and what is read aloud after success or failure. */
  readonly label: string;
  readonly copiedLabel: string;
  readonly failedLabel: string;
  /** Writes the text to the clipboard; rejects when the browser refuses. */
  readonly onCopy: () => Promise<void>;
}

/** A `CopyButton` in a row of a history: one element. */
export function RowCopy({ label, copiedLabel, failedLabel, onCopy }: RowCopyProps) {
  const { outcome, copy } = useCopy({ label, copiedLabel, failedLabel, onCopy });
  return (
    <IconButton
      className="ep-copy"
      data-mark={outcome === 'copied' ? 'check' : 'copy'}
      label={label}
      icon={null}
      size="small"
      onClick={copy}
    />
  );
}
