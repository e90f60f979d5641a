'use client';

import type { PriceHistory } from '../../model/Candle.js';
import type { Bar } from './bars.js';
import * as S from './CandleChart.styles.js';
import type { PriceTexts } from './usePriceTexts.js';

export interface ChartReadOutProps {
  readonly bar: Bar;
  readonly history: PriceHistory;
  readonly texts: PriceTexts;
}

/** Open, high, low and close in the plot's upper corner, labelled when the prices are not live. */
export function ChartReadOut({ bar, history, texts: { t, format, shortSource } }: ChartReadOutProps) {
  return (
    <S.ReadOut aria-hidden="true">
      {(['open', 'high', 'low', 'close'] as const).map((name) => (
        <span key={name}>
          {t(`${name}Letter`)} <b>{format.price(bar[name])}</b>
        </span>
      ))}
      {history.provenance !== 'live' && <em data-provenance={history.provenance}>{shortSource(history)}</em>}
    </S.ReadOut>
  );
}
