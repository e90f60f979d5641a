/**
 * Entry point for checking a server against the contract: every schema takes parsed JSON and outputs the domain shape.
 *
 * @example
 * ```ts
 * const bot = v.parse(botSchema, await response.json());
 * ```
 *
 * Words to display are put on one line and cut after 2,000 characters. Control characters, direction overrides and halves
 * of characters are taken out, so that a server's text cannot turn around or hide the text beside it. Markup stays: it
 * is text. An address or a coin's code that would have to be changed is refused instead.
 *
 * @packageDocumentation
 */

export { type Bot, botSchema } from './contract/bot.js';
export { type Decimal, decimalSchema, lenientDecimalSchema, parseDecimal } from './contract/decimal.js';
export {
  type CreatedDeposit,
  createdDepositSchema,
  type DepositRecord,
  depositRecordSchema,
  type NewDeposit,
  type SupportedCurrency,
  supportedCurrencySchema,
} from './contract/deposit.js';
export {
  type GrowthLog,
  type Investment,
  type InvestmentBot,
  type InvestmentReceipt,
  investmentReceiptSchema,
  investmentSchema,
  type NewInvestment,
} from './contract/investment.js';
export { strategies, type Strategy } from './contract/strategies.js';
export type { RecordId } from './contract/fields.js';
export { type Listing, pageSchema, type UnreadableRecord, type WirePage } from './contract/listing.js';
export { type RiskLevel, riskLevels } from './contract/riskLevel.js';
export { type ServerTime, timeSchema } from './contract/time.js';
export { refreshedTokensSchema, type Tokens, tokensSchema } from './contract/tokens.js';
export { type User, userSchema } from './contract/user.js';
export {
  type NewWithdrawal,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
  type WithdrawalRecord,
  withdrawalRecordSchema,
} from './contract/withdrawal.js';
export type { WireSchema } from './contract/wireRecord.js';
