'use client';

import { useState } from 'react';
import type { FigureId } from '../AboutFigures/figures.js';
import { LazyFiguresDialog } from '../AboutFigures/LazyFiguresDialog.js';
import { ProvenanceMark, type ProvenanceMarkProps } from './ProvenanceMark.js';

/** The props of `ProvenanceBadge`. */
export interface ProvenanceBadgeProps extends Omit<ProvenanceMarkProps, 'onOpen'> {
  /** The row of About the figures it opens; without it, as within a link, the badge is only text. */
  readonly figure?: FigureId | undefined;
}

/** The provenance of the figure beside it, and the way to its explanation. Never dismissible. */
export function ProvenanceBadge({ figure, ...mark }: ProvenanceBadgeProps) {
  const [state, setState] = useState<'unread' | 'open' | 'closed'>('unread');
  if (figure === undefined) return <ProvenanceMark {...mark} />;
  return (
    <>
      <ProvenanceMark {...mark} onOpen={() => setState('open')} />
      {state !== 'unread' && (
        <LazyFiguresDialog figure={figure} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
