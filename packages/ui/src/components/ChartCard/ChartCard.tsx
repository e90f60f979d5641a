'use client';

import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { PriceHistory } from '../../model/Candle.js';
import { type ChartView, defaultChartView } from '../../model/ChartView.js';
import type { Loadable } from '../../model/Loadable.js';
import { Card } from '../../primitives/Card/Card.js';
import * as S from './ChartCard.styles.js';
import { ChartHead } from './ChartHead.js';
import { ChartPlot } from './ChartPlot.js';
import { ChartTools } from './ChartTools.js';
import type { ChartUpdates } from './ChartUpdates.js';
import { LazyIndicatorsDialog } from './LazyIndicatorsDialog.js';
import { RefreshCountdown } from './RefreshCountdown.js';
import { RefreshNow } from './RefreshNow.js';
import { UpdateCounter } from './UpdateCounter.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `ChartCard`. */
export interface ChartCardProps extends ElementProps<HTMLDivElement> {
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
  /** What is shown of the prices; without `onChangeView` nothing of it can be changed. Default: 24 hours. */
  readonly view?: ChartView | undefined;
  /** The pairs to choose from. */
  readonly pairs?: readonly string[] | undefined;
  /** Called with another pair, period or other indicators. */
  readonly onChangeView?: ((view: ChartView) => void) | undefined;
  /** Filled with functions that lead to the controls. */
  readonly controls?: Ref<ChartControls> | undefined;
}

/** Leads to the controls of a chart. */
export interface ChartControls {
  /** Moves to the choice of how far back the chart reaches. */
  readonly showFrames: () => void;
  /** Moves to the choice of the pair. */
  readonly showPairs: () => void;
  /** Opens the choice of indicators. */
  readonly showIndicators: () => void;
}

/**
 * Price, source, plot, and the two instruments of its refresh. Head, plot and foot keep their height in every state.
 */
export function ChartCard(props: ChartCardProps) {
  const { symbol, history, chart, updates, onRetry, onRefresh, view = defaultChartView, pairs, onChangeView } = props;
  const headingId = useId();
  const frames = useRef<HTMLFieldSetElement>(null);
  const pairField = useRef<HTMLSelectElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const showFrames = () => frames.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  useImperativeHandle(props.controls, () => ({
    showFrames,
    showPairs: () => (pairField.current ? pairField.current.focus() : showFrames()),
    showIndicators: () => setIsChoosing(true),
  }));
  return (
    <Card
      {...pickElementProps(props)}
      isFlush
      aria-labelledby={headingId}
      aria-busy={history.status === 'loading' || undefined}
    >
      <ChartHead
        symbol={symbol}
        headingId={headingId}
        history={history}
        frame={view.frame}
        pairs={onChangeView && pairs}
        pairField={pairField}
        onChangePair={(chosen) => onChangeView?.({ ...view, symbol: chosen })}
      />
      {onChangeView && (
        <ChartTools
          view={view}
          frames={frames}
          isSimulated={history.data?.provenance === 'simulated'}
          onChangeView={onChangeView}
          onOpenIndicators={() => setIsChoosing(true)}
        />
      )}
      {onChangeView && isChoosing && (
        <LazyIndicatorsDialog view={view} onChangeView={onChangeView} onClose={() => setIsChoosing(false)} />
      )}
      <ChartPlot history={history} chart={chart} used={updates.used} onRetry={onRetry} />
      <S.Foot>
        <S.Instruments>
          <RefreshCountdown {...updates} />
          <UpdateCounter used={updates.used} />
          {onRefresh && <RefreshNow history={history} used={updates.used} onRefresh={onRefresh} />}
        </S.Instruments>
      </S.Foot>
    </Card>
  );
}
