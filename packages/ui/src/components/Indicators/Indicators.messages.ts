import { defineMessages } from '../../messages/messages.js';

export const indicatorsMessages = defineMessages('Indicators', {
  sma: 'SMA',
  ema: 'EMA',
  bollinger: 'Bollinger',
  rsi: 'RSI',
  macd: 'MACD',
  named: '{name} {settings}',
  few: { one: '{name}: from 1 point', other: '{name}: from {count} points' },
  none: '{name}: too few candles',
  between: '{low} – {high}',
  macdValue: '{line}, signal {signal}',
  failed: 'Indicators didn’t load',
});
