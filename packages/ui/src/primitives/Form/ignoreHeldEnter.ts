import type { KeyboardEvent } from 'react';

/** Counts a held Enter once: its repeats neither submit a form nor click a button. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
