'use client';

import { useId, useMemo, useRef, useState } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useAgedHistory } from '../../provider/usePriceAge.js';
import { createBarSources } from './bars.js';
import * as S from './CandleChart.styles.js';
import type { CandleStyle } from './candleGeometry.js';
import { ChartControls } from './ChartControls.js';
import { ChartReader } from './ChartReader.js';
import { ChartSummary } from './ChartSummary.js';
import { ChartTable } from './ChartTable.js';
import { useNeedsShapes, usePlot } from './usePlot.js';
import { usePriceTexts } from './usePriceTexts.js';

const HOUR_MS = 3_600_000;

/** The props of `CandleChart`. */
export interface CandleChartProps {
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
   * Starts with hollow rising candles, as it does when the system asks for more contrast. The person can change it.
   * Default: false.
   */
  readonly isHollow?: boolean;
}

/**
 * A candlestick chart on canvas, 500 px high and as wide as its container. The history may have any length: the cost
 * depends on what is visible. Times are in the provider's zone, and hours without candles stay empty.
 */
export function CandleChart({ history: given, symbol, intervalMs = HOUR_MS, isHollow = false }: CandleChartProps) {
  const history = useAgedHistory(given);
  const needsShapes = useNeedsShapes();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOutlined = chosen ?? (isHollow || needsShapes);
  const [isTable, setTable] = useState(false);
  const id = useId();
  const texts = usePriceTexts(symbol);
  const [barSourceOf] = useState(createBarSources);
  const bars = useMemo(() => barSourceOf(history.candles, intervalMs), [barSourceOf, history.candles, intervalMs]);
  const element = useRef<HTMLDivElement>(null);
  const plot = usePlot(element, { bars, candleStyle: getCandleStyle(history), isHollow: isOutlined });
  const newest = bars.candles.at(-1)?.time ?? 0;
  const zone = useMemo(() => texts.format.zone(newest), [texts, newest]);
  // Stable elements, so that React skips them on each trade.
  const notes = useMemo(
    () => (
      <>
        <S.Zone aria-hidden="true">{zone}</S.Zone>
        <VisuallyHidden id={`${id}-keys`}>{texts.t('keys')}</VisuallyHidden>
      </>
    ),
    [zone, id, texts],
  );
  return (
    // Time runs from left to right in every language.
    <S.Root dir="ltr">
      <ChartReader
        element={element}
        plot={plot}
        bars={bars}
        history={history}
        symbol={symbol}
        texts={texts}
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
      />
      {isTable && <ChartTable plot={plot} symbol={symbol} history={history} texts={texts} />}
      <ChartControls
        plot={plot}
        isHollow={isOutlined}
        isTable={isTable}
        onChangeHollow={setChosen}
        onChangeTable={setTable}
      />
    </S.Root>
  );
}

function getCandleStyle({ provenance, isDerived }: PriceHistory): CandleStyle {
  if (provenance === 'simulated') return 'simulated';
  return isDerived ? 'estimated' : 'measured';
}
