'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import type { BarSource } from './bars.js';
import { type IndicatorText, spokenValues } from './useIndicatorTexts.js';
import type { PriceTexts } from './usePriceTexts.js';

/** How long a sentence stays at least (ms): one that changes with each trade cannot be read and is slow to set. */
const MIN_DISPLAY_MS = 1000;

interface Subject {
  readonly bars: BarSource;
  readonly history: PriceHistory;
  readonly texts: PriceTexts;
  readonly valuesAt: (time: number) => readonly IndicatorText[];
}

/** What the chart shows in one sentence, as text and as the description of the plot. */
export function ChartSummary({ id, bars, history, texts, valuesAt }: Subject & { readonly id: string }) {
  const subject = useMemo(() => ({ bars, history, texts, valuesAt }), [bars, history, texts, valuesAt]);
  const shown = useAtIntervals(subject);
  // Stable elements while the sentence stays, so that React skips them on each trade.
  return useMemo(() => {
    const values = shown.valuesAt(shown.bars.candles.at(-1)?.time ?? 0);
    const summary = shown.texts.summary(shown.bars, shown.history, spokenValues(values));
    return (
      <>
        <VisuallyHidden role="img" aria-label={summary} />
        <span hidden id={id}>
          {summary}
        </span>
      </>
    );
  }, [shown, id]);
}

/** The newest value, updated at most once every `MIN_DISPLAY_MS`. */
function useAtIntervals<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = value;
    if (value === shown || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setShown(newest.current);
    }, MIN_DISPLAY_MS);
  }, [value, shown]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
