'use client';

import { Check, Copy } from 'lucide-react';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import type { ElementProps } from '../ElementProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useCopy } from './useCopy.js';

/** The props of `CopyButton`. */
export interface CopyButtonProps extends ElementProps<HTMLButtonElement> {
  /** The button's text, and what replaces it after success or failure. */
  readonly label: string;
  /** The label for a moment after copying. */
  readonly copiedLabel: string;
  /** The label for a moment when the browser has refused to copy. */
  readonly failedLabel: string;
  /** Writes the text to the clipboard; rejects when the browser refuses. */
  readonly onCopy: () => Promise<void>;
  /** Called once the text is in the clipboard. */
  readonly onCopied?: () => void;
  /** Shows only the icon, for list rows; the text is still read aloud. */
  readonly isIconOnly?: boolean;
}

/** A button that copies something and reports the result. */
export function CopyButton({
  label,
  copiedLabel,
  failedLabel,
  onCopy,
  onCopied,
  isIconOnly = false,
  ...rest
}: CopyButtonProps) {
  const { outcome, words, copy } = useCopy({ label, copiedLabel, failedLabel, onCopy, onCopied });
  const icon =
    outcome === 'copied' ? (
      <Check className="ep-icon" aria-hidden="true" />
    ) : (
      <Copy className="ep-icon" aria-hidden="true" />
    );
  if (isIconOnly) return <IconButton {...rest} label={label} icon={icon} size="small" onClick={copy} />;
  return (
    <Button {...rest} variant="line" icon={icon} onClick={copy}>
      {outcome === 'idle' ? (
        label
      ) : (
        // Screen readers read a changed name, and the result is read by itself.
        <>
          <span aria-hidden="true">{words}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
