// What a chart needs of indicators, as one file to fetch.
export { drawIndicators } from './drawIndicators.js';
export { createIndicators } from './indicatorSeries.js';
