'use client';

import { useId, useSyncExternalStore } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { Delta } from '../Delta/Delta.js';
import * as S from './CandleChart.styles.js';
import type { Plot } from './createPlot.js';
import type { IndicatorText } from './useIndicatorTexts.js';
import type { PriceTexts } from './usePriceTexts.js';

export interface ChartTableProps {
  readonly plot: Plot;
  readonly symbol: string;
  readonly history: PriceHistory;
  readonly texts: PriceTexts;
  readonly valuesAt: (time: number) => readonly IndicatorText[];
}

/** The visible candles as a table, newest first, with their source. */
export function ChartTable({ plot, symbol, history, texts, valuesAt }: ChartTableProps) {
  const { t, format, barTime, sourceAndTime } = texts;
  const id = useId();
  const view = useSyncExternalStore(plot.subscribe, plot.view, () => null);
  const bars = (view?.bars ?? []).toReversed();
  const zone = format.zone(bars[0]?.time ?? 0);
  return (
    <S.TablePanel>
      <p id={id} data-provenance={history.provenance}>
        {t('tableCaption', { symbol, zone, source: sourceAndTime(history) })}
      </p>
      <S.TableRegion role="region" aria-labelledby={id} tabIndex={0}>
        <S.Table aria-labelledby={id}>
          <thead>
            <tr>
              {(['time', 'open', 'high', 'low', 'close', 'change'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
              {valuesAt(bars[0]?.time ?? 0).map(({ kind, name }) => (
                <th key={kind} scope="col">
                  {name}
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
                  {valuesAt(bar.time).map(({ kind, value }) => (
                    <td key={kind}>{value}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </S.Table>
      </S.TableRegion>
    </S.TablePanel>
  );
}
