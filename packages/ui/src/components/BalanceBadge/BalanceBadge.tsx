'use client';

import { CircleAlert } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Provenance, Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { useFormat } from '../../provider/useFormat.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import type { FigureId } from '../AboutFigures/figures.js';
import { balanceBadgeMessages } from './BalanceBadge.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `BalanceBadge`. */
export interface BalanceBadgeProps extends ElementProps<HTMLDivElement> {
  /** USD, with where it comes from; `null` when it is not known. */
  readonly balance: Sourced<Decimal> | null;
}

const rows: Partial<Record<Provenance, FigureId>> = {
  derived: 'loweredBalance',
  cached: 'savedBalance',
  stale: 'staleBalance',
};

/** The badge of a balance that is not live or not known; nothing for a live one. */
export function BalanceBadge({ balance, ...rest }: BalanceBadgeProps) {
  const t = useMessages(balanceBadgeMessages);
  const format = useFormat();
  if (balance === null) {
    return (
      <Tag {...rest} tone="warning" mark={<CircleAlert className="ep-icon" aria-hidden="true" />}>
        {t('unavailable')}
      </Tag>
    );
  }
  const { provenance, asOf } = balance;
  if (provenance === 'live') return null;
  const isSaved = (provenance === 'cached' || provenance === 'stale') && asOf !== undefined;
  const savedText = isSaved ? t('savedAt', { moment: format.moment(asOf) }) : undefined;
  const text = provenance === 'derived' ? t('notConfirmed') : savedText;
  return <ProvenanceBadge {...rest} provenance={provenance} text={text} figure={rows[provenance]} />;
}
