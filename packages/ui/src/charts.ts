// The entry point for charts, and the only one that imports ECharts.
export { CandleChart, type CandleChartProps } from './components/CandleChart/CandleChart.js';
export { preloadIndicators } from './components/CandleChart/preloadIndicators.js';
export { prepareCandleChart } from './components/CandleChart/prepareCandleChart.js';
