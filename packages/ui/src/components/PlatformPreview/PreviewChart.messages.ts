import { defineMessages } from '../../messages/messages.js';

export const previewChartMessages = defineMessages('PreviewChart', {
  label: 'Candlestick chart of ETH-USD, one candle an hour. Simulated data, not market prices.',
});
