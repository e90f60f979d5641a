import { defineMessages } from '../../messages/messages.js';

export const platformPreviewMessages = defineMessages('PlatformPreview', {
  label: 'Preview of the trading platform',
  pair: 'ETH-USD',
  interval: '1-hour candles',
  recorded: 'Recorded {day}',
  limits: 'Your limits',
  example: 'Example settings',
  stopLoss: 'Stop Loss',
  stopLossValue: '5%',
  takeProfit: 'Take Profit',
  takeProfitValue: '10%',
  loss: 'With a 5% stop loss you could lose about $25.00 of your $500.00, or more in fast markets.',
  benefits: 'What you get',
  dailyResult: "Each day's result of each bot",
  ownWallet: 'Withdrawals to your own wallet',
});

export const previewChartMessages = defineMessages('PreviewChart', {
  label: 'Candlestick chart of ETH-USD, one candle an hour, recorded {day}.',
});
