import type { Decimal } from '../money/decimal.js';
import type { BotSettings } from './limits.js';

/** The risk levels, from low to high. */
export const riskLevels = ['Low', 'Medium', 'High'] as const;
/** One of the three risk levels, as the server writes it. */
export type RiskLevel = (typeof riskLevels)[number];

/** A trading bot, from the server or from the built-in list. */
export interface Bot {
  /** A number from the server; `fallback-1` … for the built-in bots, which the server does not know. */
  readonly id: number | `fallback-${number}`;
  /** As the server sends it; the same for all viewers. */
  readonly name: string;
  /** The exchange it trades on, such as `Binance`. */
  readonly exchange: string;
  /** What it does, in a sentence or two. */
  readonly description: string;
  /** Percent (0-100) as reported; `null` when the server sent none. */
  readonly successRate: Decimal | null;
  /** Percent per month, as reported. */
  readonly monthlyReturn: Decimal | null;
  /** The server's own value when it is none of the three. */
  readonly riskLevel: RiskLevel | (string & {});
  /** USD; `null` when unreadable, and then no minimum is enforced. */
  readonly minDeposit: Decimal | null;
  /** Its features, a few words each. */
  readonly features: readonly string[];
  /** `active` or another value, which is shown as sent. */
  readonly status: string;
  /** As the server reports it; `null` when it does not say. */
  readonly isUnlocked: boolean | null;
}

/** The strategies, from careful to bold. */
export const strategies = ['conservative', 'balanced', 'aggressive'] as const;
/** One of the three strategies. */
export type Strategy = (typeof strategies)[number];

/** Expected returns in percent. No period is defined for them. */
export const expectedReturns: Readonly<Record<Strategy, readonly [from: number, to: number]>> = {
  conservative: [5, 8],
  balanced: [8, 15],
  aggressive: [15, 25],
};

/** What a person sets before starting a bot. */
export interface BotConfiguration extends BotSettings {
  /** USD. */
  readonly amount: Decimal;
  /** How boldly the bot trades. */
  readonly strategy: Strategy;
  /** Stays on the client; the API has no field for it. */
  readonly riskLevel: RiskLevel;
}
