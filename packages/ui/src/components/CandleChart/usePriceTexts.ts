'use client';

import { useMemo } from 'react';
import { type Translate, useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { usePriceFormat } from '../../provider/usePriceFormat.js';
import type { Bar, BarSource } from './bars.js';
import { candleChartMessages } from './CandleChart.messages.js';
import type { PlotView } from './createPlot.js';
import { zoneOffset } from './zoneOffset.js';

/** Above this visible time, labels show the day beside the hour (ms). */
const CLOCK_ONLY_MS = 36 * 3_600_000;

/** The most candles the summary covers, those first visible: its cost must not grow with the history. */
const SUMMED_UP = 200;

const NIGHT_MS = 6 * 3_600_000;

/** The texts and formats of a chart's bars. */
export function usePriceTexts(symbol: string, hours = 1): PriceTexts {
  const t = useMessages(candleChartMessages);
  const times = useFormat();
  const figures = usePriceFormat(symbol);
  const { timeZone } = useUi();
  return useMemo(
    () => createPriceTexts(t, { ...times, ...figures }, symbol, timeZone, hours),
    [t, times, figures, symbol, timeZone, hours],
  );
}

type Format = ReturnType<typeof useFormat> & ReturnType<typeof usePriceFormat>;

function createPriceTexts(
  t: Translate<typeof candleChartMessages.texts>,
  format: Format,
  symbol: string,
  timeZone: string,
  hours: number,
) {
  const plainTime = (ms: number) => `${format.shortDay(ms)}, ${format.clockTime(ms)}`;
  // When clocks go back an hour is repeated; the zone name tells which one it is.
  const isNearChange = (ms: number) => zoneOffset(ms - NIGHT_MS, timeZone) !== zoneOffset(ms + NIGHT_MS, timeZone);
  const time = (ms: number) => (isNearChange(ms) ? `${plainTime(ms)} ${format.zone(ms)}` : plainTime(ms));
  const barTime = ({ time: begin, end, count }: Bar) =>
    count === 1 ? time(begin) : `${time(begin)} – ${time(end)} (${t('candles', { count })})`;
  const prices = ({ open, high, low, close }: Omit<Bar, 'time' | 'end' | 'count'>) => ({
    open: format.usdPrice(open),
    high: format.usdPrice(high),
    low: format.usdPrice(low),
    close: format.usdPrice(close),
    change: format.priceChange(open, close).usd,
  });
  const source = ({ source: giver, provenance, isDerived }: PriceHistory) => {
    if (provenance === 'simulated') return t('simulated');
    if (giver === 'cache') {
      if (provenance === 'stale') return t(isDerived ? 'staleDerived' : 'stale');
      return t(isDerived ? 'cachedDerived' : 'cached');
    }
    const name = t(giver === 'coingecko' || isDerived ? 'coingecko' : 'yahoo');
    if (provenance === 'stale') return t('outdated', { source: name });
    return provenance === 'cached' ? t('aging', { source: name }) : name;
  };
  /** As short as the narrowest plot needs: the head of the card names the provider. */
  const shortSource = (history: PriceHistory) => {
    if (history.provenance === 'stale') return t(history.isDerived ? 'staleDerived' : 'stale');
    return history.provenance === 'cached' && history.source !== 'cache' ? t('agingShort') : source(history);
  };
  // No age here, because a description that nobody rereads would become wrong.
  const sourceAndTime = (history: PriceHistory) =>
    history.provenance === 'simulated'
      ? source(history)
      : t('fetched', { source: source(history), time: time(history.fetchedAt) });
  // A trade changes prices but no times, and times are the most expensive to format.
  let known: ReturnType<typeof spanOf> | undefined;
  const candlesText = (count: number) =>
    hours === 1 ? t('candles', { count }) : t('longCandles', { count, hours: format.count(hours) });
  const spanOf = (begin: number, end: number, count: number, of: number) => ({
    key: [begin, end, count, of].join(),
    texts: {
      first: time(begin),
      last: time(end),
      zone: format.zone(end),
      candles: count < of ? t('newest', { count: format.count(count), candles: candlesText(of) }) : candlesText(of),
    },
  });
  const span = (...of: Parameters<typeof spanOf>) => {
    if (known?.key !== of.join()) known = spanOf(...of);
    return known.texts;
  };
  return {
    t,
    format,
    barTime,
    prices,
    source,
    shortSource,
    /** The provider and the time of the candles, for the summary and the table. */
    sourceAndTime,
    /** The time under the cursor, as short as the visible range allows. */
    axisTime: (ms: number, spanMs: number) => (spanMs <= CLOCK_ONLY_MS ? format.clockTime(ms) : time(ms)),
    reading: (bar: Bar, history: PriceHistory, values = '') =>
      `${t('reading', { time: barTime(bar), ...prices(bar), source: source(history) })}${values}`,
    /** What a view shows: its candles, without those that are cut off in their middle. */
    range: ({ bars, xOf, layout }: PlotView) => {
      const inside = bars.filter((bar) => xOf(bar) >= 0 && xOf(bar) <= layout.plotWidth);
      const [first, last] = [inside[0], inside.at(-1)];
      if (first === undefined || last === undefined) return t('empty');
      const count = inside.reduce((sum, bar) => sum + bar.count, 0);
      return t('range', spanOf(first.time, last.time, count, count).texts);
    },
    summary: ({ candles }: BarSource, history: PriceHistory, values = '') => {
      const newest = candles.slice(-SUMMED_UP);
      const [first, last] = [newest[0], newest.at(-1)];
      if (first === undefined || last === undefined) return t('empty');
      const whole = {
        open: first.open,
        high: Math.max(...newest.map(({ high }) => high)),
        low: Math.min(...newest.map(({ low }) => low)),
        close: last.close,
      };
      const summary = t('summary', {
        ...prices(whole),
        ...span(first.time, last.time, newest.length, candles.length),
        symbol,
        source: sourceAndTime(history),
      });
      return `${summary}${values}`;
    },
  };
}

export type PriceTexts = ReturnType<typeof createPriceTexts>;
