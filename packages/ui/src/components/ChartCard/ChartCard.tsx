'use client';

import { type ReactNode, useId } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import type { Loadable } from '../../model/Loadable.js';
import { Card } from '../../primitives/Card/Card.js';
import * as S from './ChartCard.styles.js';
import { ChartHead } from './ChartHead.js';
import { ChartPlot } from './ChartPlot.js';
import type { ChartUpdates } from './ChartUpdates.js';
import { RefreshCountdown } from './RefreshCountdown.js';
import { RefreshNow } from './RefreshNow.js';
import { UpdateCounter } from './UpdateCounter.js';

/** The props of `ChartCard`. */
export interface ChartCardProps {
  /** The name of the prices, such as `ETH-USD`. */
  readonly symbol: string;
  /** The prices that `chart` draws. */
  readonly history: Loadable<PriceHistory>;
  /** The plot itself, 500 px high; `null` while its code is loading. */
  readonly chart: ReactNode;
  /** The use of the providers today, for the counter and the countdown. */
  readonly updates: ChartUpdates;
  /** Fetches again. The card offers it when no chart can be drawn; over a drawn chart the host does. */
  readonly onRetry: () => void;
  /** Asks the providers at once, which uses one of the day's calls. Without it there is no button. */
  readonly onRefresh?: (() => void) | undefined;
}

/**
 * Price, source, plot, and the two instruments of its refresh. Head, plot and foot keep their height in every state.
 */
export function ChartCard({ symbol, history, chart, updates, onRetry, onRefresh }: ChartCardProps) {
  const headingId = useId();
  return (
    <Card isFlush aria-labelledby={headingId} aria-busy={history.status === 'loading' || undefined}>
      <ChartHead symbol={symbol} headingId={headingId} history={history} />
      <ChartPlot history={history} chart={chart} used={updates.used} onRetry={onRetry} />
      <S.Foot>
        <S.Instruments>
          <RefreshCountdown {...updates} />
          <UpdateCounter used={updates.used} />
        </S.Instruments>
        {onRefresh && <RefreshNow history={history} used={updates.used} onRefresh={onRefresh} />}
      </S.Foot>
    </Card>
  );
}
