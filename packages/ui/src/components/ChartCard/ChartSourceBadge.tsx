'use client';

import { age } from '../../format/time.js';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { chartCardMessages } from './ChartCard.messages.js';

export interface ChartSourceBadgeProps {
  readonly history: PriceHistory;
}

/** Who gave the candles and when (H-02); saved ones whose highs and lows are estimates say both (H-03). */
export function ChartSourceBadge({ history: { provenance, source, isDerived, fetchedAt } }: ChartSourceBadgeProps) {
  const t = useMessages(chartCardMessages);
  const { clockTime } = useFormat();
  const hasEstimates = isDerived && provenance !== 'derived' && provenance !== 'simulated';
  const words = {
    live: source === 'yahoo' ? t('yahoo', { time: clockTime(fetchedAt) }) : undefined,
    stale: t('stale'),
    derived: t('derived'),
    simulated: t('simulated'),
  };
  return (
    <>
      {provenance === 'cached' ? (
        <CachedBadge fetchedAt={fetchedAt} />
      ) : (
        <ProvenanceBadge provenance={provenance} text={words[provenance]} />
      )}
      {hasEstimates && <ProvenanceBadge provenance="derived" text={words.derived} />}
    </>
  );
}

/** Grows old while one looks at it. */
function CachedBadge({ fetchedAt }: Pick<PriceHistory, 'fetchedAt'>) {
  const t = useMessages(chartCardMessages);
  const now = useNow(1000);
  return <ProvenanceBadge provenance="cached" text={t('cached', { age: age(now - fetchedAt) })} />;
}
