import type { Decimal } from '../money/decimal.js';

export const riskLevels = ['Low', 'Medium', 'High'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** A trading bot as the server or the built-in list describes it (spec section 3). */
export interface Bot {
  /** A number from the server; `fallback-1` … for the built-in bots, which the server does not know (G-48). */
  readonly id: number | `fallback-${number}`;
  readonly name: string;
  readonly exchange: string;
  readonly description: string;
  /** Percent 0-100 as reported; `null` when the server sent none. */
  readonly successRate: Decimal | null;
  /** Percent a month as reported. */
  readonly monthlyReturn: Decimal | null;
  /** As the server words it when it is none of the three. */
  readonly riskLevel: RiskLevel | (string & {});
  /** USD; `null` when unreadable, then no minimum is enforced. */
  readonly minDeposit: Decimal | null;
  readonly features: readonly string[];
  readonly status: string;
  /** The server's word; `null` when it says nothing. */
  readonly isUnlocked: boolean | null;
}

export const strategies = ['conservative', 'balanced', 'aggressive'] as const;
export type Strategy = (typeof strategies)[number];

/** Expected returns in percent, as the specification states them; the period is not stated (section 9, H-08). */
export const expectedReturns: Readonly<Record<Strategy, string>> = {
  conservative: '5-8%',
  balanced: '8-15%',
  aggressive: '15-25%',
};

/** What a person sets before a bot starts (spec section 3). */
export interface BotConfiguration {
  /** USD. */
  readonly amount: Decimal;
  readonly strategy: Strategy;
  /** Kept on this side; the call has no field for it (G-56). */
  readonly riskLevel: RiskLevel;
  /** Percent 1-20. */
  readonly stopLoss: number;
  /** Percent 5-50. */
  readonly takeProfit: number;
  /** 1-10. */
  readonly maxTrades: number;
}
