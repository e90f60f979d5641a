import * as v from 'valibot';
import { type Decimal, decimalSchema, lenientDecimalSchema } from './decimal.js';
import { describingTextSchema, idSchema, textSchema } from './fields.js';
import { type RiskLevel, riskLevelSchema } from './riskLevel.js';

/** One entry of an investment's growth log (spec section 3). */
export interface GrowthLog {
  readonly id: number;
  /** ISO 8601 as sent. */
  readonly date: string;
  /** USD, negative for a loss. */
  readonly amountAdded: Decimal;
  /** Percent; `null` when unreadable. */
  readonly percentageIncrease: Decimal | null;
}

/** The bot an investment works in; a word the server does not give is `''` (G-123). */
export interface InvestmentBot {
  readonly name: string;
  readonly exchange: string;
  readonly riskLevel: RiskLevel | (string & {});
}

/** Money working in a bot (spec section 3). Amounts in USD. */
export interface Investment {
  readonly id: number;
  /** `active`, `paused`, `stopped` or any other word, as sent. */
  readonly status: string;
  readonly initialAmount: Decimal;
  readonly currentAmount: Decimal;
  readonly totalReturn: Decimal;
  /** Percent; `null` when unreadable (G-A04). */
  readonly totalReturnPercentage: Decimal | null;
  readonly growthLogs: readonly GrowthLog[];
  /** `null` when the server sent none, or only its number (G-123). */
  readonly bot: InvestmentBot | null;
}

const growthLogSchema = v.pipe(
  v.object({ id: idSchema, date: textSchema, amount_added: decimalSchema, percentage_increase: lenientDecimalSchema }),
  v.transform((wire): GrowthLog => ({
    id: wire.id,
    date: wire.date,
    amountAdded: wire.amount_added,
    percentageIncrease: wire.percentage_increase,
  })),
);

const investmentBotSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.object({
        name: describingTextSchema,
        exchange: describingTextSchema,
        risk_level: v.optional(riskLevelSchema, ''),
      }),
      v.transform((wire): InvestmentBot => ({ name: wire.name, exchange: wire.exchange, riskLevel: wire.risk_level })),
    ),
  ),
  null,
);

const wireInvestmentSchema = v.object({
  id: idSchema,
  status: textSchema,
  initial_amount: decimalSchema,
  current_amount: decimalSchema,
  total_return: decimalSchema,
  total_return_percentage: lenientDecimalSchema,
  growth_logs: v.nullish(v.array(growthLogSchema), []),
  bot: investmentBotSchema,
});

/** One investment. Its amounts have to be readable; percentages and the bot may be missing. */
export const investmentSchema = v.pipe(
  wireInvestmentSchema,
  v.transform((wire): Investment => ({
    id: wire.id,
    status: wire.status,
    initialAmount: wire.initial_amount,
    currentAmount: wire.current_amount,
    totalReturn: wire.total_return,
    totalReturnPercentage: wire.total_return_percentage,
    growthLogs: wire.growth_logs ?? [],
    bot: wire.bot,
  })),
);

export const strategies = ['conservative', 'balanced', 'aggressive'] as const;
export type Strategy = (typeof strategies)[number];

/** What starts a bot (spec section 3). The risk level a person picks has no field on the wire (G-56). */
export interface NewInvestment {
  /** The server's id of the bot. */
  readonly botId: number;
  /** USD as typed: a plain decimal with at most 2 decimals (G-57). */
  readonly initialAmount: string;
  readonly strategy: Strategy;
  /** Percent 1-20. */
  readonly stopLoss: number;
  /** Percent 5-50. */
  readonly takeProfit: number;
  /** 1-10. */
  readonly maxTrades: number;
}
