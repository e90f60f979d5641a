'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Bar } from './bars.js';
import { indicatorsMessages } from '../Indicators/Indicators.messages.js';
import * as S from './CandleChart.styles.js';
import type { IndicatorText } from './useIndicatorTexts.js';
import type { PriceTexts } from './usePriceTexts.js';

export interface ChartReadOutProps {
  readonly bar: Bar;
  readonly history: PriceHistory;
  readonly texts: PriceTexts;
  readonly values: readonly IndicatorText[];
  /** Whether the code of the indicators did not come. */
  readonly isWithoutIndicators: boolean;
}

/** Open, high, low and close in the plot's upper corner, labelled when the prices are not live. */
export function ChartReadOut({ bar, history, texts, values, isWithoutIndicators }: ChartReadOutProps) {
  const { t, format, shortSource } = texts;
  const tIndicators = useMessages(indicatorsMessages);
  const panels = values.filter(({ hasPanel }) => hasPanel);
  return (
    <>
      <S.ReadOut aria-hidden="true">
        {(['open', 'high', 'low', 'close'] as const).map((name) => (
          <span key={name}>
            {t(`${name}Letter`)} <b>{format.price(bar[name])}</b>
          </span>
        ))}
        {values.map(({ kind, name, value, hasPanel }) =>
          hasPanel ? null : (
            <span key={kind} data-kind={kind}>
              {name} <b>{value}</b>
            </span>
          ),
        )}
        {isWithoutIndicators && <em>{tIndicators('failed')}</em>}
        {history.provenance !== 'live' && <em data-provenance={history.provenance}>{shortSource(history)}</em>}
      </S.ReadOut>
      {panels.map(({ kind, name, value }, at) => (
        <S.PanelReadOut key={kind} aria-hidden="true" style={{ '--_below': panels.length - 1 - at }}>
          {name} <b>{value}</b>
        </S.PanelReadOut>
      ))}
    </>
  );
}
