'use client';

import { useId, useMemo, useRef, useState } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import type { CandleFill, ChartFrame, Indicator } from '../../model/ChartView.js';
import { useMessages } from '../../messages/useMessages.js';
import { Boundary } from '../../primitives/Boundary/Boundary.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useElementWidth } from '../../provider/useElementWidth.js';
import { useAgedHistory } from '../../provider/usePriceAge.js';
import { getCandleHours, getFrameCandles, groupCandles } from '../../rules/chartFrames.js';
import { createBarSources } from './bars.js';
import { candleChartMessages } from './CandleChart.messages.js';
import * as S from './CandleChart.styles.js';
import type { CandleStyle } from './candleGeometry.js';
import { ChartControls } from './ChartControls.js';
import { ChartReader } from './ChartReader.js';
import { ChartSummary } from './ChartSummary.js';
import { ChartTable } from './ChartTable.js';
import { hasPanel } from './chartIndicators.js';
import { useIndicators } from './useIndicators.js';
import { useIndicatorTexts } from './useIndicatorTexts.js';
import { useNeedsShapes, usePlot } from './usePlot.js';
import { usePriceTexts } from './usePriceTexts.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { useMergedRef } from '../../primitives/useMergedRef.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

const HOUR_MS = 3_600_000;
const NARROW_PX = 640;

/** The props of `CandleChart`. */
export interface CandleChartProps extends ElementProps<HTMLDivElement> {
  /**
   * The candles and their provenance, which decides how they are drawn. They age while shown: cached from 30 minutes,
   * out of date from 60. The badge belongs in the host's heading.
   */
  readonly history: PriceHistory;
  /** The name of the prices, such as `ETH-USD`. */
  readonly symbol: string;
  /** The length of a candle (ms). Default: one hour. */
  readonly intervalMs?: number;
  /**
   * How far back it reaches; the history may be longer, for the indicators. Hourly candles are grouped to what the width
   * shows. Default: all candles, of which the newest are in view.
   */
  readonly frame?: ChartFrame | undefined;
  /** Lines over the candles and panels of 110 px below them, computed from the candles shown. None for simulated candles. */
  readonly indicators?: readonly Indicator[] | undefined;
  /** How rising candles are filled. Default: tinted; solid ones are hollow where the system asks for more contrast. */
  readonly fill?: CandleFill | undefined;
}

/**
 * A candlestick chart on canvas, 500 px high and as wide as its container. The history may have any length: the cost
 * depends on what is visible. Times are in the provider's zone, and hours without candles stay empty.
 */
export function CandleChart(props: CandleChartProps) {
  const t = useMessages(candleChartMessages);
  const failure = { title: t('failedTitle'), message: t('failed') };
  return (
    <Boundary
      renderFailure={(tryAgain) => <FailureNote {...pickElementProps(props)} failure={failure} onRetry={tryAgain} />}
    >
      <Chart {...props} />
    </Boundary>
  );
}

function Chart({
  history: given,
  symbol,
  intervalMs = HOUR_MS,
  frame,
  fill = 'tinted',
  indicators: wanted,
  ref,
  style,
  ...rest
}: CandleChartProps) {
  const history = useAgedHistory(given);
  const isSimulated = history.provenance === 'simulated';
  const needsShapes = useNeedsShapes();
  const [isTable, setTable] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRef(root, ref);
  const width = useElementWidth(root);
  const hours = frame === undefined ? 1 : getCandleHours(frame, width);
  // Where a card has no room beside its periods for the length of the candles.
  const isNarrow = width < NARROW_PX;
  const texts = usePriceTexts(symbol, hours);
  const [getBarSource] = useState(createBarSources);
  const candles = useMemo(() => groupCandles(history.candles, hours), [history.candles, hours]);
  const shown = useMemo(() => (frame ? getFrameCandles(candles, frame, hours) : candles), [candles, frame, hours]);
  const bars = useMemo(() => getBarSource(shown, intervalMs * hours), [getBarSource, shown, intervalMs, hours]);
  const chosen = isSimulated ? undefined : wanted;
  const { indicators, isFailed } = useIndicators(chosen, candles, history.candles, hours);
  const valuesAt = useIndicatorTexts(indicators, texts, bars.start);
  const element = useRef<HTMLDivElement>(null);
  const plot = usePlot(element, {
    bars,
    candleStyle: getCandleStyle(history),
    fill: needsShapes && fill === 'solid' ? 'hollow' : fill,
    indicators,
    frame: frame ?? null,
  });
  const panels = chosen?.filter(({ kind }) => hasPanel(kind)).length ?? 0;
  const newest = bars.candles.at(-1)?.time ?? 0;
  const zone = useMemo(() => texts.format.zone(newest), [texts, newest]);
  // Stable elements, so that React skips them on each trade.
  const notes = useMemo(
    () => (
      <>
        <S.Zone aria-hidden="true">
          {hours > 1 && isNarrow ? texts.t('lengthAndZone', { hours: texts.format.count(hours), zone }) : zone}
        </S.Zone>
        <VisuallyHidden id={`${id}-keys`}>{texts.t('keys')}</VisuallyHidden>
      </>
    ),
    [zone, id, texts, hours, isNarrow],
  );
  return (
    // Time runs from left to right in every language.
    <S.Root {...rest} ref={rootRef} dir="ltr" style={panels > 0 ? { ...style, '--_panels': panels } : style}>
      <ChartReader
        element={element}
        plot={plot}
        bars={bars}
        history={history}
        symbol={symbol}
        texts={texts}
        valuesAt={valuesAt}
        isWithoutIndicators={isFailed}
        describedBy={`${id}-summary ${id}-keys`}
        isCovered={isTable}
      />
      {notes}
      {bars.candles.length === 0 && <S.Empty>{texts.t('empty')}</S.Empty>}
      {/* A new source, or an empty history in place of prices, is announced at once. */}
      <ChartSummary
        key={`${history.source} ${history.provenance} ${bars.candles.length > 0}`}
        id={`${id}-summary`}
        bars={bars}
        history={history}
        texts={texts}
        valuesAt={valuesAt}
      />
      {isTable && <ChartTable plot={plot} symbol={symbol} history={history} texts={texts} valuesAt={valuesAt} />}
      <ChartControls plot={plot} texts={texts} isTable={isTable} onChangeTable={setTable} />
    </S.Root>
  );
}

function getCandleStyle({ provenance, isDerived }: PriceHistory): CandleStyle {
  if (provenance === 'simulated') return 'simulated';
  return isDerived ? 'estimated' : 'measured';
}
