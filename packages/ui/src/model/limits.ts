import { type Decimal, decimal } from '../money/plainDecimal.js';
import { specifiedLimits } from './specifiedLimits.js';

/** The whole numbers a person sets before starting a bot. */
export interface BotSettings {
  /** Percent. */
  readonly stopLoss: number;
  /** Percent. */
  readonly takeProfit: number;
  /** How many trades run at once. */
  readonly maxTrades: number;
}

/** The range of a number that a bot is started with. Whole numbers. */
export interface BotSettingLimits {
  /** The smallest value. */
  readonly min: number;
  /** The largest value. */
  readonly max: number;
  /** What the form starts with. */
  readonly initial: number;
}

/** What the forms accept, which is what every text that names one of these limits says. */
export interface Limits {
  /** The smallest withdrawal in every currency (USD). */
  readonly minimumWithdrawal: Decimal;
  /** The shortest wallet address, in characters after trimming. */
  readonly minimumAddressLength: number;
  /** The shortest password an account can be created with, in characters. */
  readonly minimumPasswordLength: number;
  /** The range of each number a bot is started with. */
  readonly botSettings: Readonly<Record<keyof BotSettings, BotSettingLimits>>;
}

/** The limits of the product's specification, which hold until a host states its own. */
export const defaultLimits: Limits = {
  ...specifiedLimits,
  minimumWithdrawal: decimal(specifiedLimits.minimumWithdrawal),
};
