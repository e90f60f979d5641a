'use client';

import { useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Bar, BarSource } from './bars.js';
import { candleChartMessages } from './CandleChart.messages.js';
import { zoneOffset } from './zoneOffset.js';

/** Above this much time in sight, a moment needs its day beside its hour (ms). */
const CLOCK_ONLY_MS = 36 * 3_600_000;

const NIGHT_MS = 6 * 3_600_000;

/** The words a chart has for its bars. */
export function usePriceTexts(symbol: string) {
  const t = useMessages(candleChartMessages);
  const format = useFormat();
  const { timeZone } = useUi();
  return useMemo(() => {
    const plainTime = (ms: number) => `${format.shortDay(ms)}, ${format.clockTime(ms)}`;
    // In the night the clocks are set back an hour comes twice; its zone tells which one it is.
    const isNearChange = (ms: number) => zoneOffset(ms - NIGHT_MS, timeZone) !== zoneOffset(ms + NIGHT_MS, timeZone);
    const time = (ms: number) => (isNearChange(ms) ? `${plainTime(ms)} ${format.zone(ms)}` : plainTime(ms));
    const barTime = ({ time: begin, end, count }: Bar) =>
      count === 1 ? time(begin) : `${time(begin)} – ${time(end)} (${t('several', { count: format.count(count) })})`;
    const prices = ({ open, high, low, close }: Omit<Bar, 'time' | 'end' | 'count'>) => ({
      open: format.usdPrice(open),
      high: format.usdPrice(high),
      low: format.usdPrice(low),
      close: format.usdPrice(close),
      change: format.priceChange(open, close).usd,
    });
    const source = ({ source: giver, provenance, isDerived }: PriceHistory) => {
      if (provenance === 'simulated') return t('simulated');
      if (provenance === 'stale') return t(isDerived ? 'staleDerived' : 'stale');
      if (provenance === 'cached') return t(isDerived ? 'cachedDerived' : 'cached');
      return t(giver === 'coingecko' || isDerived ? 'coingecko' : 'yahoo');
    };
    return {
      t,
      format,
      barTime,
      prices,
      source,
      /** The moment under the cursor, as short as what is in sight allows. */
      axisTime: (ms: number, spanMs: number) => (spanMs <= CLOCK_ONLY_MS ? format.clockTime(ms) : time(ms)),
      reading: (bar: Bar, history: PriceHistory) =>
        t('reading', { time: barTime(bar), ...prices(bar), source: source(history) }),
      summary: ({ candles, settled }: BarSource, history: PriceHistory) => {
        const [first, last] = [candles[0], candles.at(-1)];
        if (first === undefined || last === undefined) return t('empty');
        const whole = {
          open: first.open,
          high: Math.max(settled.high, last.high),
          low: Math.min(settled.low, last.low),
          close: last.close,
        };
        return t('summary', {
          ...prices(whole),
          symbol,
          candles: candles.length === 1 ? t('one') : t('several', { count: format.count(candles.length) }),
          first: time(first.time),
          last: time(last.time),
          zone: format.zone(last.time),
          source: source(history),
        });
      },
    };
  }, [t, format, symbol, timeZone]);
}

export type PriceTexts = ReturnType<typeof usePriceTexts>;
