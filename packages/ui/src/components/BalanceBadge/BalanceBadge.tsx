'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { useFormat } from '../../provider/useFormat.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { balanceBadgeMessages } from './BalanceBadge.messages.js';

/** The props of `BalanceBadge`. */
export interface BalanceBadgeProps {
  /** USD, with where it comes from. */
  readonly balance: Sourced<Decimal>;
}

/** The badge of a balance that is not live; nothing for a live one. */
export function BalanceBadge({ balance: { provenance, asOf } }: BalanceBadgeProps) {
  const t = useMessages(balanceBadgeMessages);
  const format = useFormat();
  if (provenance === 'live') return null;
  const isSaved = (provenance === 'cached' || provenance === 'stale') && asOf !== undefined;
  const savedText = isSaved ? t('savedAt', { moment: format.moment(asOf) }) : undefined;
  return <ProvenanceBadge provenance={provenance} text={provenance === 'derived' ? t('notConfirmed') : savedText} />;
}
