import { CandleChart } from '@etherpilot/ui/charts';
import { ChartCard } from '@etherpilot/ui/components';
import { liveHistory } from '@etherpilot/ui/fixtures';
import { type ChartView, defaultChartView, type Loadable, type PriceHistory } from '@etherpilot/ui/model';
import { useState } from 'react';

/** Your source of prices. */
const readPrices = async (_symbol: string): Promise<PriceHistory> => liveHistory;

export function Example() {
  const [history, setHistory] = useState<Loadable<PriceHistory>>({ status: 'ready', data: liveHistory });
  const [view, setView] = useState<ChartView>(defaultChartView);
  const read = async () => {
    setHistory({ status: 'loading', data: liveHistory });
    setHistory({ status: 'ready', data: await readPrices(view.symbol) });
  };
  return (
    <ChartCard
      symbol={view.symbol}
      history={history}
      updates={{ used: 3, nextRefreshAt: null }}
      view={view}
      onChangeView={setView}
      onRefresh={() => void read()}
      onRetry={() => void read()}
      chart={<CandleChart history={liveHistory} symbol={view.symbol} frame={view.frame} indicators={view.indicators} />}
    />
  );
}
