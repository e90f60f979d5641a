import { toWhole, USD_PLACES } from '../money.ts';
import type { Currency } from '../wire.ts';
import { lastCloseText } from './candles.ts';

/**
 * Cents per coin. ETH is the last close of the bundled candles; the others are fixed round figures of the same weeks.
 */
const rateCents: Record<Currency, bigint> = {
  ETH: toWhole(lastCloseText, USD_PLACES),
  BTC: toWhole('86000.00', USD_PLACES),
  USDT: toWhole('1.00', USD_PLACES),
  LTC: toWhole('80.00', USD_PLACES),
};

/** The price of one coin, in cents. */
export const depositRate = (currency: Currency): bigint => rateCents[currency];
