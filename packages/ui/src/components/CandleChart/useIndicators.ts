'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Candle } from '../../model/Candle.js';
import type { Indicator } from '../../model/ChartView.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';
import { getBreaks } from '../../rules/chartFrames.js';
import type { ChartIndicators } from './chartIndicators.js';

/** What computes and draws them. */
export const indicatorsCode = onDemand(() => import('./indicators.js'));

const NONE: readonly Indicator[] = [];

export interface ComputedIndicators {
  /** Null where none are chosen, and until their code has come. */
  readonly indicators: ChartIndicators | null;
  /** Whether their code did not come; choosing others tries again. */
  readonly isFailed: boolean;
}

/** Indicators of all candles of `hours` hours, computed from `hourly` ones; their code is fetched on first use. */
export function useIndicators(
  chosen: readonly Indicator[] = NONE,
  candles: readonly Candle[],
  hourly: readonly Candle[],
  hours: number,
): ComputedIndicators {
  const [code, setCode] = useState(() => indicatorsCode.current);
  const [failedFor, setFailedFor] = useState<readonly Indicator[] | null>(null);
  const isNeeded = chosen.length > 0;
  useEffect(() => {
    if (!isNeeded || code !== undefined) return;
    indicatorsCode.load().then(setCode, () => setFailedFor(chosen));
  }, [isNeeded, code, chosen]);
  const compute = useMemo(() => code?.createIndicators(), [code]);
  const breaks = useMemo(() => (isNeeded ? getBreaks(hourly, hours) : undefined), [isNeeded, hourly, hours]);
  const indicators = useMemo(() => {
    if (breaks === undefined || code === undefined || compute === undefined) return null;
    const closes = candles.map(({ close }) => close);
    return { candles, breaks, series: compute(closes, chosen), draw: code.drawIndicators };
  }, [breaks, code, compute, candles, chosen]);
  return { indicators, isFailed: isNeeded && code === undefined && failedFor === chosen };
}
