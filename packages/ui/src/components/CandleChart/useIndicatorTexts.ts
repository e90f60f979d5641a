'use client';

import { useMemo } from 'react';
import { type Translate, useMessages } from '../../messages/useMessages.js';
import type { Indicator } from '../../model/ChartView.js';
import { useUi } from '../../provider/UiContext.js';
import { getNumberFormat } from '../../format/intl.js';
import { indicatorsMessages } from '../Indicators/Indicators.messages.js';
import { useIndicatorName } from '../Indicators/useIndicatorName.js';
import { firstFrom } from './bars.js';
import { type ChartIndicators, hasPanel } from './chartIndicators.js';
import type { IndicatorSeries } from './indicatorSeries.js';
import type { PriceTexts } from './usePriceTexts.js';

/** An indicator at one candle, in words. */
export interface IndicatorText {
  readonly kind: IndicatorSeries['indicator']['kind'];
  readonly name: string;
  readonly value: string;
  readonly hasPanel: boolean;
}

const PERCENT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * Returns a function that says what each indicator is at the candle of a time (ms). `shownFrom` is the start of the first
 * candle shown: where fewer points are drawn than the indicator looks back, their number is named.
 */
export function useIndicatorTexts(
  indicators: ChartIndicators | null,
  texts: PriceTexts,
  shownFrom: number,
): (time: number) => readonly IndicatorText[] {
  const t = useMessages(indicatorsMessages);
  const getName = useIndicatorName();
  const { locale } = useUi();
  return useMemo(
    () => createValuesAt({ indicators, texts, shownFrom, t, getName, locale }),
    [indicators, texts, shownFrom, t, getName, locale],
  );
}

interface Parts {
  readonly indicators: ChartIndicators | null;
  readonly texts: PriceTexts;
  readonly shownFrom: number;
  readonly t: Translate<typeof indicatorsMessages.texts>;
  readonly getName: (indicator: Indicator) => string;
  readonly locale: string;
}

function createValuesAt({ indicators, texts, shownFrom, t, getName, locale }: Parts) {
  if (indicators === null) return (): readonly IndicatorText[] => [];
  const { candles, series } = indicators;
  const first = firstFrom(candles, shownFrom);
  const { price } = texts.format;
  const percent = (value: number) => getNumberFormat(locale, 'one decimal', PERCENT).format(value);
  const getValue = ({ indicator: { kind }, columns }: IndicatorSeries, at: number): string | null => {
    const [a = Number.NaN, b = 0, c = 0] = columns.map((column) => column[at] ?? Number.NaN);
    if (Number.isNaN(a)) return null;
    if (kind === 'rsi') return percent(a);
    if (kind === 'bollinger') return t('between', { low: price(c), high: price(a) });
    return kind === 'macd' ? t('macdValue', { line: price(a), signal: price(b) }) : price(a);
  };
  const names = series.map(({ indicator, columns }) => {
    const name = getName(indicator);
    const count = columns[0]?.slice(first).filter((value) => !Number.isNaN(value)).length ?? 0;
    if (count === 0) return t('none', { name });
    return count < Math.max(...indicator.settings) ? t('few', { name, count }) : name;
  });
  return (time: number) => {
    const at = firstFrom(candles, time);
    return series.map((each, index) => ({
      kind: each.indicator.kind,
      name: names[index] ?? '',
      value: (candles[at]?.time === time ? getValue(each, at) : null) ?? '',
      hasPanel: hasPanel(each.indicator.kind),
    }));
  };
}

/** ` SMA 20 3,008.16; RSI 14 50.5.`: to be put after a sentence; empty without indicators. */
export function spokenValues(values: readonly IndicatorText[]): string {
  if (values.length === 0) return '';
  return ` ${values.map(({ name, value }) => `${name} ${value}`.trim()).join('; ')}.`;
}
