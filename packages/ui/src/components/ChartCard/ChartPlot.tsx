'use client';

import { CloudOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { truncate } from '../../format/truncate.js';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Loadable } from '../../model/Loadable.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { Text } from '../../primitives/Text/Text.js';
import { chartCardMessages } from './ChartCard.messages.js';
import { ChartLoading } from './ChartLoading.js';
import * as S from './ChartPlot.styles.js';
import { NoChart } from './NoChart.js';
import { getPrices } from './getPrices.js';

export interface ChartPlotProps {
  readonly history: Loadable<PriceHistory>;
  /** The plot; `null` while its code is loading. */
  readonly chart: ReactNode;
  /** Provider calls made today. */
  readonly used: number;
  readonly onRetry: () => void;
}

/** The plot or its placeholder; always 500 px high. */
export function ChartPlot({ history, chart, used, onRetry }: ChartPlotProps) {
  const t = useMessages(chartCardMessages);
  const root = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button disappears as soon as it succeeds, and would take the focus with it.
    root.current?.focus();
    onRetry();
  };
  const hasPrices = getPrices(history) !== undefined;
  const isDrawn = hasPrices && Boolean(chart);
  const content = () => {
    if (isDrawn) {
      return (
        <>
          {chart}
          {history.status === 'loading' && <ChartLoading isOverChart />}
        </>
      );
    }
    if (history.status === 'failed') {
      // With prices present, the chart's code has failed, and another try calls no provider.
      return (
        <NoChart
          icon={<CloudOff className="ep-icon" aria-hidden="true" />}
          title={history.failure.title}
          used={hasPrices ? null : used}
          onRetry={retry}
        >
          <Text tone="soft">
            <bdi>{truncate(history.failure.message)}</bdi>
          </Text>
          <Text tone="soft">{t('unaffected')}</Text>
        </NoChart>
      );
    }
    if (history.status === 'loading' || hasPrices) return <ChartLoading />;
    const unset = <Scale max={20} minor={1} major={5} size="tall" />;
    return (
      <NoChart icon={unset} title={t('emptyTitle')} used={used} onRetry={retry}>
        <Text tone="soft">{t('emptyHelp')}</Text>
      </NoChart>
    );
  };
  return (
    <S.Root ref={root} tabIndex={-1} data-drawn={isDrawn || undefined}>
      {content()}
    </S.Root>
  );
}
