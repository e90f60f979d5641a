/** Exact decimal arithmetic, the only arithmetic the product does with money. */
export {
  type Decimal,
  ZERO,
  absolute,
  add,
  compare,
  roundDown,
  decimal,
  isGreater,
  isLess,
  isPositive,
  mean,
  parseDecimal,
  takePercent,
  round,
  shareInPercent,
  getSign,
  subtract,
  sum,
  toText,
} from './money/decimal.js';
export { type AmountInput, readAmount } from './money/amountInput.js';
