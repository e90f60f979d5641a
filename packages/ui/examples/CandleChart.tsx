import { CandleChart } from '@etherpilot/ui/charts';
import type { PriceHistory } from '@etherpilot/ui/model';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 6, 12, 10);

const history: PriceHistory = {
  source: 'coingecko',
  provenance: 'live',
  isDerived: false,
  fetchedAt: start + 3 * HOUR,
  candles: [
    { time: start, open: 2980, high: 3004.5, low: 2971.2, close: 2995 },
    { time: start + HOUR, open: 2995, high: 3010, low: 2990.1, close: 3001.4 },
    { time: start + 2 * HOUR, open: 3001.4, high: 3003, low: 2984, close: 2989.9 },
  ],
};

export function Example() {
  return <CandleChart history={history} symbol="ETH-USD" />;
}
