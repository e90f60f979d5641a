import * as v from 'valibot';
import { type Decimal, decimalSchema, lenientDecimalSchema } from './decimal.js';
import { describingTextSchema, type RecordId, recordIdSchema, textSchema } from './fields.js';
import { type Reading, readRecord, within } from './reading.js';
import { type RiskLevel, riskLevelSchema } from './riskLevel.js';
import { type ServerTime, timeSchema } from './time.js';

/** One entry of an investment's growth log (spec section 3). */
export interface GrowthLog {
  /** What the server calls the entry: a number, or a text where it is not one. */
  readonly id: RecordId;
  /** When it was logged; many servers say only the day. */
  readonly date: ServerTime;
  /** USD, negative for a loss. */
  readonly amountAdded: Decimal;
  /** Percent; `null` when unreadable. */
  readonly percentageIncrease: Decimal | null;
}

/** The bot an investment works in; a word the server does not give is `''` (G-123). */
export interface InvestmentBot {
  /** As the server writes it. */
  readonly name: string;
  /** Such as Binance, OKX or Bybit. */
  readonly exchange: string;
  /** As the server words it when it is none of the three. */
  readonly riskLevel: RiskLevel | (string & {});
}

/** Money working in a bot (spec section 3). Amounts in USD. */
export interface Investment {
  /** What the server calls the investment: a number, or a text where it is not one. */
  readonly id: RecordId;
  /** `active`, `paused`, `stopped` or any other word, as sent. */
  readonly status: string;
  /** What was put in. */
  readonly initialAmount: Decimal;
  /** What it is worth by the server's last word. */
  readonly currentAmount: Decimal;
  /** As the server sums it up, negative for a loss; may differ from current less initial amount (G-A01). */
  readonly totalReturn: Decimal;
  /** Percent; `null` when unreadable (G-A04). */
  readonly totalReturnPercentage: Decimal | null;
  /** In the server's order; empty when it sends none. */
  readonly growthLogs: readonly GrowthLog[];
  /** `null` when the server sent none, or only its number (G-123). */
  readonly bot: InvestmentBot | null;
}

const growthLogSchema = v.pipe(
  v.object({
    id: recordIdSchema,
    date: timeSchema,
    amount_added: decimalSchema,
    percentage_increase: lenientDecimalSchema,
  }),
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
  id: recordIdSchema,
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

const loggedSchema = v.looseObject({ growth_logs: v.array(v.unknown()) });

/** An investment without the entries of its growth log that cannot be read: one of them is no reason to hide the money. */
export function readInvestment(wire: unknown): Reading<Investment> {
  const whole = readRecord(investmentSchema, wire);
  if (whole.record !== null || !v.is(loggedSchema, wire)) return whole;
  const entries = wire.growth_logs.map((entry) => ({ entry, ...readRecord(growthLogSchema, entry) }));
  const growth_logs = entries.filter(({ record }) => record !== null).map(({ entry }) => entry);
  const { record } = readRecord(investmentSchema, { ...wire, growth_logs });
  if (record === null) return whole;
  const problems = entries.flatMap((one, at) => one.problems.map((issues) => issues.map(within(`growth_logs.${at}`))));
  return { record, problems };
}

/** The strategies a bot can be started with, from the least to the most daring (spec section 3). */
export const strategies = ['conservative', 'balanced', 'aggressive'] as const;
/** How daringly a bot trades; sent in this very spelling (G-57). */
export type Strategy = (typeof strategies)[number];

/** What starts a bot (spec section 3). The risk level a person picks has no field on the wire (G-56). */
export interface NewInvestment {
  /** The server's id of the bot. */
  readonly botId: number;
  /** USD as typed: a plain decimal with at most 2 decimals (G-57). */
  readonly initialAmount: string;
  /** How daringly the bot trades. */
  readonly strategy: Strategy;
  /** Percent 1-20. */
  readonly stopLoss: number;
  /** Percent 5-50. */
  readonly takeProfit: number;
  /** 1-10. */
  readonly maxTrades: number;
}
