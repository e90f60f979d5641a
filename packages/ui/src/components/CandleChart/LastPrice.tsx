'use client';

import { useLayoutEffect, useRef } from 'react';
import * as S from './CandleChart.styles.js';
import type { Plot } from './createPlot.js';

export interface LastPriceProps {
  readonly plot: Plot;
  /** USD. */
  readonly price: number;
  readonly text: string;
  /** Whether the price is current; otherwise its flag is neutral. */
  readonly isCurrent: boolean;
}

/**
 * The last price as a dotted line with a flag on the axis. Positioned without React, because the plot may move every
 * frame.
 */
export function LastPrice({ plot, price, text, isCurrent }: LastPriceProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let [placedAt, placedWidth] = [Number.NaN, Number.NaN];
    function place(): void {
      const view = plot.view();
      if (element.current === null || view === null) return;
      const { plotWidth, plotHeight } = view.layout;
      const y = Math.round(view.toY(price));
      // Only on change: writing a style triggers style recalculation.
      if (y !== placedAt) {
        element.current.hidden = y < 0 || y > plotHeight;
        element.current.style.transform = `translateY(${y}px)`;
      }
      if (plotWidth !== placedWidth) element.current.style.setProperty('--_plot-width', `${plotWidth}px`);
      [placedAt, placedWidth] = [y, plotWidth];
    }
    place();
    return plot.subscribe(place);
  }, [plot, price]);
  return (
    <S.LastPrice ref={element} aria-hidden="true" data-current={isCurrent || undefined}>
      <i />
      <span>
        <S.Flag>{text}</S.Flag>
      </span>
    </S.LastPrice>
  );
}
