'use client';

import type { ReactNode } from 'react';
import type { Urgency } from '../../provider/createAnnouncer.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useSpoken } from './useSpoken.js';

export interface SpokenProps {
  /** Default: `polite`. */
  readonly urgency?: Urgency;
  /** Read aloud when it appears and whenever it changes. */
  readonly children: ReactNode;
}

/** A text for screen readers only. */
export function Spoken({ urgency, children }: SpokenProps) {
  return <VisuallyHidden ref={useSpoken(urgency)}>{children}</VisuallyHidden>;
}
