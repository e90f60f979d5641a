'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Provenance } from '../../model/Provenance.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { getPriceAge } from '../../rules/priceAge.js';
import type { FigureId } from '../AboutFigures/figures.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartHead.styles.js';

export interface ChartSourceBadgeProps {
  /** With the provenance of its age: see `useAgedHistory`. */
  readonly history: PriceHistory;
}

const MINUTE = 60_000;

const rows: Partial<Record<Provenance, FigureId>> = { cached: 'cachedCandles', stale: 'staleCandles' };

/**
 * The provider of the candles and their age, updated while shown. When the badge's text leaves no room for the age, it
 * is shown beside it. Estimated highs and lows are always named.
 */
export function ChartSourceBadge({ history: { provenance, source, isDerived, fetchedAt } }: ChartSourceBadgeProps) {
  const t = useMessages(chartCardMessages);
  const { age: shortAge, exactAge, clockTime, moment } = useFormat();
  // Only a price from the cache shows its first minute in seconds.
  const ageAt = (ms: number) => (source === 'cache' && ms < MINUTE ? shortAge(ms) : exactAge(ms));
  const passed = useNow(1000, (now) => `${getPriceAge(now - fetchedAt)} ${ageAt(now - fetchedAt)}`) - fetchedAt;
  if (provenance === 'simulated')
    return <ProvenanceBadge provenance="simulated" text={t('simulated')} figure="simulatedCandles" />;

  const stage = getPriceAge(passed);
  const isOutdated = provenance === 'stale';
  const exact = t('fetched', { moment: moment(fetchedAt) });
  const isJustNow = passed < MINUTE;
  const age = isJustNow ? shortAge(passed) : exactAge(passed);
  const ago = isJustNow ? clockTime(fetchedAt) : t('ago', { age });
  const words = {
    yahoo: isOutdated ? t('yahooOutdated', { ago }) : t('yahoo', { time: ago }),
    cache: isOutdated ? t('stale') : t('cached', { age }),
  };
  const isNamed = source === 'yahoo' || source === 'cache';
  const hasAgeBeside = source !== 'yahoo' && (isOutdated || source !== 'cache');
  const ageBeside = hasAgeBeside && (
    <S.Age data-price-age={stage} title={exact}>
      {isOutdated && !isNamed ? t('outdated', { ago }) : isJustNow ? t('at', { time: ago }) : ago}
    </S.Age>
  );
  return (
    <>
      {isNamed && (
        <ProvenanceBadge
          provenance={provenance}
          text={words[source]}
          priceAge={stage}
          explanation={exact}
          figure={rows[provenance]}
        />
      )}
      {isNamed && ageBeside}
      {(isDerived || provenance === 'derived') && (
        <ProvenanceBadge provenance="derived" text={t('derived')} figure="estimatedWicks" />
      )}
      {!isNamed && ageBeside}
      <VisuallyHidden>{exact}</VisuallyHidden>
    </>
  );
}
