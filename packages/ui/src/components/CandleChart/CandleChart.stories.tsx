import preview from '../../../../../.storybook/preview.js';
import * as market from '../../fixtures/market.js';
import { CandleChart } from './CandleChart.js';

const meta = preview.meta({
  component: CandleChart,
  args: { history: market.liveHistory, symbol: 'ETH-USD' },
});

export const Live = meta.story();
export const Simulated = meta.story({ args: { history: market.simulatedHistory } });
export const Derived = meta.story({ args: { history: market.derivedHistory } });
export const Hollow = meta.story({ args: { isHollow: true } });
