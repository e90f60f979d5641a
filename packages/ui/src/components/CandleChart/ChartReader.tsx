'use client';

import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import type { BarSource } from './bars.js';
import * as S from './CandleChart.styles.js';
import { ZOOM_STEP } from './ChartControls.js';
import { ChartCursor } from './ChartCursor.js';
import { ChartMount } from './ChartMount.js';
import { ChartReadOut } from './ChartReadOut.js';
import type { Plot } from './createPlot.js';
import { echarts } from './echarts.js';
import { LastPrice } from './LastPrice.js';
import { useCursor } from './useCursor.js';
import { useGestures } from './useGestures.js';
import { type IndicatorText, spokenValues } from './useIndicatorTexts.js';
import { usePixelRatio } from './usePlot.js';
import type { PriceTexts } from './usePriceTexts.js';
import { zoomAloud } from './zoomAloud.js';

const NO_OPTION = {};
// The element around it handles pointers; otherwise ECharts would hit-test each of their moves.
const MOUNTED = { width: '100%', height: '100%', pointerEvents: 'none' } as const;

export interface ChartReaderProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly plot: Plot;
  readonly bars: BarSource;
  readonly history: PriceHistory;
  readonly symbol: string;
  readonly texts: PriceTexts;
  /** The indicators at the candle of a time (ms). */
  readonly valuesAt: (time: number) => readonly IndicatorText[];
  readonly isWithoutIndicators: boolean;
  /** Ids of the elements that describe the chart and how to use it. */
  readonly describedBy: string;
  /** Whether the table covers it. */
  readonly isCovered: boolean;
}

/** The plot with its pointer, touch and keyboard reading. Only this re-renders when the cursor moves. */
export function ChartReader(props: ChartReaderProps) {
  const { element, plot, bars, history, symbol, texts, valuesAt, describedBy, isCovered } = props;
  const [reading, setReading] = useState('');
  const pixelRatio = usePixelRatio();
  const cursor = useCursor(plot, bars);
  const zoom = (factor: number) => zoomAloud(plot, factor, texts, setReading);
  useGestures(element, plot, { onPoint: cursor.pointAt });

  function read(count: number): void {
    const bar = cursor.step(count);
    if (bar !== undefined) setReading(texts.reading(bar, history, spokenValues(valuesAt(bar.time))));
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => read(-1),
    ArrowRight: () => read(1),
    PageUp: () => read(-10),
    PageDown: () => read(10),
    Home: () => read(-bars.candles.length),
    End: () => read(bars.candles.length),
    '+': () => zoom(1 / ZOOM_STEP),
    '=': () => zoom(1 / ZOOM_STEP),
    '-': () => zoom(ZOOM_STEP),
    Escape: () => cursor.clear(),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  const spoken = useMemo(() => <Spoken>{reading}</Spoken>, [reading]);
  const last = bars.candles.at(-1);
  const idle = last && (
    <ChartReadOut
      bar={{ ...last, count: 1, end: bars.end }}
      history={history}
      texts={texts}
      values={valuesAt(last.time)}
      isWithoutIndicators={props.isWithoutIndicators}
    />
  );
  return (
    <>
      <S.Plot
        ref={element}
        data-plot
        role="application"
        aria-roledescription={texts.t('role')}
        aria-label={texts.t('label', { symbol })}
        aria-describedby={describedBy}
        tabIndex={isCovered ? -1 : 0}
        onKeyDown={onKeyDown}
        onBlur={cursor.clear}
      >
        <ChartMount key={pixelRatio} echarts={echarts} option={NO_OPTION} style={MOUNTED} onChartReady={plot.attach} />
        {last !== undefined && (
          <>
            <LastPrice
              plot={plot}
              price={last.close}
              text={texts.format.price(last.close)}
              isCurrent={history.provenance !== 'stale' && history.provenance !== 'simulated'}
            />
            {cursor.time === null ? (
              idle
            ) : (
              <ChartCursor
                plot={plot}
                time={cursor.time}
                history={history}
                texts={texts}
                valuesAt={valuesAt}
                idle={idle}
              />
            )}
          </>
        )}
      </S.Plot>
      {spoken}
    </>
  );
}
