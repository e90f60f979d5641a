'use client';

import { useState } from 'react';
import type { Provenance } from '../../model/Provenance.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import type { PriceAge } from '../../rules/priceAge.js';
import type { FigureId } from '../AboutFigures/figures.js';
import { LazyFiguresDialog } from '../AboutFigures/LazyFiguresDialog.js';
import { ProvenanceMark } from './ProvenanceMark.js';

/** The props of `ProvenanceBadge`. */
export interface ProvenanceBadgeProps extends ElementProps<HTMLSpanElement> {
  /** Where the figure beside it comes from. */
  readonly provenance: Provenance;
  /** A more specific text than the built-in one, such as 'Sample figures'. */
  readonly text?: string | undefined;
  /** Calculated exactly from the server's figures; for `derived`, whose default text is 'Estimated'. */
  readonly isComputed?: boolean;
  /** How far the price has aged: amber from 30 minutes, grey from 60. The text must say it too. */
  readonly priceAge?: PriceAge | undefined;
  /** An explanation on hover; it must also be shown elsewhere. */
  readonly explanation?: string | undefined;
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
