'use client';

import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { createBarSource } from './bars.js';
import * as S from './CandleChart.styles.js';
import type { CandleLook } from './candleGeometry.js';
import { ChartControls, ZOOM_STEP } from './ChartControls.js';
import { ChartCursor } from './ChartCursor.js';
import { ChartMount } from './ChartMount.js';
import { ChartReadOut } from './ChartReadOut.js';
import { ChartTable } from './ChartTable.js';
import { echarts } from './echarts.js';
import { LastPrice } from './LastPrice.js';
import { useCursor } from './useCursor.js';
import { useGestures } from './useGestures.js';
import { usePixelRatio, usePlot } from './usePlot.js';
import { usePriceTexts } from './usePriceTexts.js';

const HOUR_MS = 3_600_000;
const NO_OPTION = {};
const FILLED = { width: '100%', height: '100%' };

export interface CandleChartProps {
  /** Candles and where they come from, which decides how they are drawn (H-02, H-03). Its badge stands in the host's heading. */
  readonly history: PriceHistory;
  /** What the prices are of, such as `ETH-USD`. */
  readonly symbol: string;
  /** The length of a candle (ms). Default one hour. */
  readonly intervalMs?: number;
  /** Begins with rising candles as outlines; the person can change it. Default false. */
  readonly isHollow?: boolean;
}

/**
 * A candlestick chart on canvas, 500 px high and as wide as its place. The history may be of any length: what it costs
 * depends on what is in sight. Times are shown in the provider's zone, hours without candles stay empty.
 */
export function CandleChart({ history, symbol, intervalMs = HOUR_MS, isHollow = false }: CandleChartProps) {
  const [isOutlined, setOutlined] = useState(isHollow);
  const [isTable, setTable] = useState(false);
  const [reading, setReading] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const texts = usePriceTexts(symbol);
  const pixelRatio = usePixelRatio();
  const bars = useMemo(() => createBarSource(history.candles, intervalMs), [history.candles, intervalMs]);
  const plot = usePlot(element, { bars, look: lookOf(history), isHollow: isOutlined });
  const cursor = useCursor(plot, bars);
  useGestures(element, plot, { onPoint: cursor.pointAt });

  const last = bars.candles.at(-1);
  const summary = useMemo(
    () => texts.summary(bars.barsBetween(bars.start, bars.end, 0), history),
    [texts, bars, history],
  );

  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => read(-1),
    ArrowRight: () => read(1),
    PageUp: () => read(-10),
    PageDown: () => read(10),
    Home: () => read(-bars.candles.length),
    End: () => read(bars.candles.length),
    '+': () => plot.zoom(1 / ZOOM_STEP),
    '=': () => plot.zoom(1 / ZOOM_STEP),
    '-': () => plot.zoom(ZOOM_STEP),
    Escape: () => cursor.clear(),
  };
  function read(count: number): void {
    const bar = cursor.step(count);
    if (bar !== undefined) setReading(texts.reading(bar, history));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  return (
    <S.Root>
      <S.Plot
        ref={element}
        data-plot
        role="application"
        aria-roledescription={texts.t('role')}
        aria-label={texts.t('label', { symbol })}
        aria-describedby={`${id}-summary ${id}-keys`}
        tabIndex={isTable ? -1 : 0}
        onKeyDown={onKeyDown}
        onBlur={cursor.clear}
      >
        <ChartMount key={pixelRatio} echarts={echarts} option={NO_OPTION} style={FILLED} onChartReady={plot.attach} />
        {last !== undefined && (
          <>
            <LastPrice
              plot={plot}
              price={last.close}
              text={texts.format.price(last.close)}
              isCurrent={history.provenance !== 'stale' && history.provenance !== 'simulated'}
            />
            {cursor.time === null ? (
              <ChartReadOut bar={{ ...last, count: 1, end: bars.end }} history={history} texts={texts} />
            ) : (
              <ChartCursor plot={plot} time={cursor.time} history={history} texts={texts} />
            )}
          </>
        )}
      </S.Plot>
      <S.Zone aria-hidden="true">{texts.format.zone(last?.time ?? 0)}</S.Zone>
      {last === undefined && <S.Empty>{texts.t('empty')}</S.Empty>}
      <VisuallyHidden id={`${id}-summary`}>{summary}</VisuallyHidden>
      <VisuallyHidden id={`${id}-keys`}>{texts.t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status">{reading}</VisuallyHidden>
      {isTable && <ChartTable plot={plot} symbol={symbol} texts={texts} />}
      <ChartControls
        plot={plot}
        isHollow={isOutlined}
        isTable={isTable}
        onToggleHollow={() => setOutlined(!isOutlined)}
        onToggleTable={() => setTable(!isTable)}
      />
    </S.Root>
  );
}

function lookOf({ provenance, isDerived }: PriceHistory): CandleLook {
  if (provenance === 'simulated') return 'simulated';
  return isDerived ? 'estimated' : 'measured';
}
