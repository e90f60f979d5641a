'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface CopyButtonProps {
  /** The button's words, and what they become once copied or refused. */
  readonly label: string;
  readonly copiedLabel: string;
  readonly failedLabel: string;
  /** Puts the text on the clipboard; rejects when the browser refuses. */
  readonly onCopy: () => Promise<void>;
  readonly onCopied?: () => void;
  /** Draws the picture alone, for lines of a list; the words are still read aloud. */
  readonly isIconOnly?: boolean;
}

/** Copies something, and says whether it did. */
export function CopyButton({ label, copiedLabel, failedLabel, onCopy, onCopied, isIconOnly = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[outcome];
  const copy = () => {
    onCopy().then(
      () => {
        setOutcome('copied');
        onCopied?.();
      },
      () => setOutcome('failed'),
    );
  };
  const icon = outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <>
      {isIconOnly ? (
        <IconButton label={words} icon={icon} size="small" onClick={copy} />
      ) : (
        <Button kind="line" icon={icon} onClick={copy}>
          {words}
        </Button>
      )}
      <VisuallyHidden role="status">{outcome === 'idle' ? '' : words}</VisuallyHidden>
    </>
  );
}
