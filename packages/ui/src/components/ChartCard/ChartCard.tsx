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

export interface ChartCardProps {
  /** What the prices are of, such as `ETH-USD`. */
  readonly symbol: string;
  readonly history: Loadable<PriceHistory>;
  /** The plot itself, 500 px high; `null` while its code is on its way. */
  readonly chart: ReactNode;
  readonly updates: ChartUpdates;
  /** Asks the sources again. Offered where no chart can be drawn; over a chart that is, the host offers it. */
  readonly onRetry: () => void;
  /** Asks the providers at once, for one of the day's calls. Left out: no button offers it. */
  readonly onRefresh?: (() => void) | undefined;
}

/** Price, source, plot and the two instruments of its refresh (spec section 2). Head, plot and foot keep their height. */
export function ChartCard({ symbol, history, chart, updates, onRetry, onRefresh }: ChartCardProps) {
  const headingId = useId();
  return (
    <Card data-flush aria-labelledby={headingId} aria-busy={history.status === 'loading' || undefined}>
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
