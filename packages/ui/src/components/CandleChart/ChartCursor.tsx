'use client';

import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { Delta } from '../Delta/Delta.js';
import type { Bar } from './bars.js';
import * as S from './CandleChart.styles.js';
import { ChartReadOut } from './ChartReadOut.js';
import type { Plot, PlotView } from './createPlot.js';
import { tooltipSide } from './tooltipSide.js';
import { barAt } from './useCursor.js';
import type { IndicatorText } from './useIndicatorTexts.js';
import type { PriceTexts } from './usePriceTexts.js';

export interface ChartCursorProps {
  readonly plot: Plot;
  /** A moment within the hovered bar (ms). */
  readonly time: number;
  readonly history: PriceHistory;
  readonly texts: PriceTexts;
  readonly valuesAt: (time: number) => readonly IndicatorText[];
  /** What to show when that bar is not visible. */
  readonly idle: ReactNode;
}

/** The crosshair, readout and, where there is room, tooltip of the hovered bar. */
export function ChartCursor({ plot, time, history, texts, valuesAt, idle }: ChartCursorProps) {
  const view = useSyncExternalStore(plot.subscribe, plot.view, () => null);
  const bar = barAt(view, time);
  if (view === null || bar === undefined) return idle;
  const { layout, toX, toY, bars } = view;
  const span = (bars.at(-1)?.end ?? 0) - (bars[0]?.time ?? 0);
  // What moves is written to its own element: a custom property would restyle all that inherit it.
  const [x, y, right] = [Math.round(toX(bar)), Math.round(toY(bar.close)), layout.plotWidth];
  const size = {
    '--_plot-width': `${right}px`,
    '--_axis-top': `${layout.axisTop}px`,
    '--_headroom': `${layout.headroom}px`,
  } as CSSProperties;
  return (
    <>
      <ChartReadOut bar={bar} history={history} texts={texts} values={valuesAt(bar.time)} isWithoutIndicators={false} />
      <S.Crosshair aria-hidden="true" style={size}>
        <i className="ep-down" style={{ transform: `translate(${x}px, 0)` }} />
        <i className="ep-across" style={{ transform: `translate(0, ${y}px)` }} />
        <span className="ep-price" style={{ transform: `translate(${right + 5}px, calc(${y}px - 50%))` }}>
          <S.Flag>{texts.format.price(bar.close)}</S.Flag>
        </span>
        <span
          className="ep-time"
          style={{ transform: `translate(clamp(0px, calc(${x}px - 50%), calc(${right}px - 50%)), 8px)` }}
        >
          {texts.axisTime(bar.time, span)}
        </span>
      </S.Crosshair>
      <Tooltip bar={bar} view={view} history={history} texts={texts} />
    </>
  );
}

interface TooltipProps extends Pick<ChartCursorProps, 'history' | 'texts'> {
  readonly bar: Bar;
  readonly view: PlotView;
}

function Tooltip({ bar, view, history, texts }: TooltipProps) {
  const side = tooltipSide(bar, view);
  if (side === null) return null;
  const { t, format, barTime, source } = texts;
  const change = format.priceChange(bar.open, bar.close);
  return (
    <S.Tooltip aria-hidden="true" data-side={side} style={{ '--_plot-width': `${view.layout.plotWidth}px` }}>
      <p>
        <b>{barTime(bar)}</b>
        <span data-provenance={history.provenance}>{source(history)}</span>
      </p>
      <dl>
        {(['open', 'high', 'low', 'close'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{format.usdPrice(bar[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('change')}</dt>
          <dd>
            <Delta sign={change.sign} text={change.usd} />
          </dd>
        </div>
      </dl>
    </S.Tooltip>
  );
}
