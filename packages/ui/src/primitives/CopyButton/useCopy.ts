'use client';

import { useEffect, useState } from 'react';
import { useAnnounce } from '../../provider/LiveRegions.js';

/** How long the result stays on the button (ms). */
const SHOWN_MS = 4_000;

interface CopyOptions {
  readonly label: string;
  readonly copiedLabel: string;
  readonly failedLabel: string;
  readonly onCopy: () => Promise<void>;
  readonly onCopied?: (() => void) | undefined;
}

/** What a button that copies shows, for a moment its result, which is read aloud. */
export function useCopy({ label, copiedLabel, failedLabel, onCopy, onCopied }: CopyOptions) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const announce = useAnnounce();
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };
  const report = (result: 'copied' | 'failed') => {
    setOutcome(result);
    announce(words[result]);
  };
  const copy = () => {
    onCopy().then(
      () => {
        report('copied');
        onCopied?.();
      },
      () => report('failed'),
    );
  };
  return { outcome, words: words[outcome], copy };
}
