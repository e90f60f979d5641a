'use client';

import { useLayoutEffect, useRef } from 'react';
import * as S from './CandleChart.styles.js';
import type { Plot } from './createPlot.js';

export interface LastPriceProps {
  readonly plot: Plot;
  /** USD. */
  readonly price: number;
  readonly text: string;
  /** Whether it is a price of now; one that is not has a neutral flag. */
  readonly isCurrent: boolean;
}

/** The last price as a dotted line with a flag on the axis. Moved without React: the plot may move every frame. */
export function LastPrice({ plot, price, text, isCurrent }: LastPriceProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    function place(): void {
      const view = plot.view();
      if (element.current === null || view === null) return;
      const y = Math.round(view.yOf(price));
      element.current.hidden = y < 0 || y > view.layout.plotHeight;
      element.current.style.transform = `translateY(${y}px)`;
      element.current.style.setProperty('--_plot-width', `${view.layout.plotWidth}px`);
    }
    place();
    return plot.subscribe(place);
  }, [plot, price]);
  return (
    <S.LastPrice ref={element} aria-hidden="true" data-current={isCurrent || undefined}>
      <i />
      <span>{text}</span>
    </S.LastPrice>
  );
}
