'use client';

import type { Ref } from 'react';
import type { LongListElement } from './rows.js';

interface GapProps {
  readonly as: LongListElement;
  /** px */
  readonly height: number;
  readonly ref?: Ref<never>;
}

/** The place of rows that are not in the document. */
export function Gap({ as, height, ref }: GapProps) {
  const style = { height };
  if (as === 'tbody') return <tr ref={ref} aria-hidden="true" className="ep-gap" style={style} />;
  if (as === 'div') return <div ref={ref} aria-hidden="true" className="ep-gap" style={style} />;
  return <li ref={ref} aria-hidden="true" className="ep-gap" style={style} />;
}
