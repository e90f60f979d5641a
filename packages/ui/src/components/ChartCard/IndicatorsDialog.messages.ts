import { defineMessages } from '../../messages/messages.js';

export const indicatorsDialogMessages = defineMessages('IndicatorsDialog', {
  title: 'Indicators',
  description: 'Computed from the closing prices of the candles shown.',
  sma: 'Average of the last closes',
  ema: 'Average that weighs recent closes more',
  bollinger: 'Average, and deviations around it',
  rsi: 'Gains against losses, 0 to 100',
  macd: 'Fast average less slow average',
  period: 'Candles',
  deviations: 'Deviations',
  fast: 'Fast',
  slow: 'Slow',
  signal: 'Signal',
  limits: '{min} to {max}',
  done: 'Done',
});
