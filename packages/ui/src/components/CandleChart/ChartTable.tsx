'use client';

import { useSyncExternalStore } from 'react';
import { Delta } from '../Delta/Delta.js';
import * as S from './CandleChart.styles.js';
import type { Plot } from './createPlot.js';
import type { PriceTexts } from './usePriceTexts.js';

export interface ChartTableProps {
  readonly plot: Plot;
  readonly symbol: string;
  readonly texts: PriceTexts;
}

/** What the plot shows as a table, newest first. */
export function ChartTable({ plot, symbol, texts: { t, format, barTime } }: ChartTableProps) {
  const view = useSyncExternalStore(plot.subscribe, plot.view, () => null);
  const bars = (view?.bars ?? []).toReversed();
  const caption = t('tableCaption', { symbol, zone: format.zone(bars[0]?.time ?? 0) });
  return (
    <S.TableRegion role="region" aria-label={caption} tabIndex={0}>
      <S.Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {(['time', 'open', 'high', 'low', 'close', 'change'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => {
            const change = format.priceChange(bar.open, bar.close);
            return (
              <tr key={bar.time}>
                <th scope="row">{barTime(bar)}</th>
                <td>{format.price(bar.open)}</td>
                <td>{format.price(bar.high)}</td>
                <td>{format.price(bar.low)}</td>
                <td>{format.price(bar.close)}</td>
                <td>
                  <Delta sign={change.sign} text={change.usd} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </S.Table>
    </S.TableRegion>
  );
}
