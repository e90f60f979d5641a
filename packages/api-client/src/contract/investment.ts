import * as v from 'valibot';
import { type Decimal, decimalSchema, lenientDecimalSchema } from './decimal.js';
import {
  describingTextSchema,
  optionalRecordIdSchema,
  type RecordId,
  recordIdSchema,
  shownTextSchema,
} from './fields.js';
import { acceptanceSchema } from './orderAnswer.js';
import { type Reading, readRecord, within } from './reading.js';
import { type RiskLevel, riskLevelSchema } from './riskLevel.js';
import type { Strategy } from './strategies.js';
import { type ServerTime, timeSchema } from './time.js';
import { wireRecord, type WireSchema } from './wireRecord.js';

/** One entry of an investment's growth log. */
export interface GrowthLog {
  /** The server's id: a number, or a string where it is not numeric. */
  readonly id: RecordId;
  /** When it was logged; many servers send only the day. */
  readonly date: ServerTime;
  /** USD, negative for a loss. */
  readonly amountAdded: Decimal;
  /** Percent; `null` when unreadable. */
  readonly percentageIncrease: Decimal | null;
}

/** The bot an investment runs on; a field the server does not send is `''`. */
export interface InvestmentBot {
  /** As sent by the server. */
  readonly name: string;
  /** Such as Binance, OKX or Bybit. */
  readonly exchange: string;
  /** As sent by the server when it is none of the three. */
  readonly riskLevel: RiskLevel | (string & {});
}

/** Money invested in a bot. Amounts in USD. */
export interface Investment {
  /** The server's id: a number, or a string where it is not numeric. */
  readonly id: RecordId;
  /** `active`, `paused`, `stopped` or any other value, as sent. */
  readonly status: string;
  /** The amount invested. */
  readonly initialAmount: Decimal;
  /** Its value as last reported by the server. */
  readonly currentAmount: Decimal;
  /** As reported by the server, negative for a loss; may differ from current minus initial amount. */
  readonly totalReturn: Decimal;
  /** Percent; `null` when unreadable. */
  readonly totalReturnPercentage: Decimal | null;
  /** In the server's order; empty when it sends none. */
  readonly growthLogs: readonly GrowthLog[];
  /** `null` when the server sends none, or only its id. */
  readonly bot: InvestmentBot | null;
}

const growthLogSchema: WireSchema<GrowthLog> = wireRecord({
  id: recordIdSchema,
  date: timeSchema,
  amount_added: decimalSchema,
  percentage_increase: lenientDecimalSchema,
});

const investmentBotSchema: WireSchema<InvestmentBot | null> = v.fallback(
  v.nullable(wireRecord({ name: describingTextSchema, exchange: describingTextSchema, risk_level: riskLevelSchema })),
  null,
);

/** One investment. Its amounts are required; percentages and the bot are optional. */
export const investmentSchema: WireSchema<Investment> = wireRecord({
  id: recordIdSchema,
  status: shownTextSchema,
  initial_amount: decimalSchema,
  current_amount: decimalSchema,
  total_return: decimalSchema,
  total_return_percentage: lenientDecimalSchema,
  growth_logs: v.nullish(v.array(growthLogSchema), []),
  bot: investmentBotSchema,
});

const loggedSchema = v.looseObject({ growth_logs: v.array(v.unknown()) });

/** Reads an investment without its unreadable growth log entries: one of them is no reason to hide the money. */
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

/** A request to start a bot. The risk level chosen in the form has no field on the wire. */
export interface NewInvestment {
  /** The server's id of the bot. */
  readonly botId: number;
  /** USD: a plain decimal with at most 2 decimals. */
  readonly initialAmount: string;
  /** The trading strategy. */
  readonly strategy: Strategy;
  /** Percent 1-20. */
  readonly stopLoss: number;
  /** Percent 5-50. */
  readonly takeProfit: number;
  /** 1-10. */
  readonly maxTrades: number;
}

/** The server's answer to the start of a bot. */
export interface InvestmentReceipt {
  /** The id of its record among the investments; `null` when the answer has none. */
  readonly id: RecordId | null;
}

const NO_RECEIPT: InvestmentReceipt = { id: null };

/**
 * The answer of `/bots/investments/create/`: anything but a list, `false`, or an object that says that the start was
 * refused. The id is optional.
 */
export const investmentReceiptSchema = v.pipe(
  acceptanceSchema,
  v.fallback(v.object({ id: optionalRecordIdSchema }), NO_RECEIPT),
);

/** The names of a bot's settings on the wire. */
export const settingNames: Readonly<
  Record<Exclude<keyof NewInvestment, 'botId' | 'initialAmount' | 'strategy'>, string>
> = {
  stopLoss: 'stop_loss',
  takeProfit: 'take_profit',
  maxTrades: 'max_trades',
};

/** The fields of a new investment that have another name on the wire, by that name. */
export const investmentFieldNames: Readonly<Record<string, keyof NewInvestment>> = {
  bot: 'botId',
  initial_amount: 'initialAmount',
  ...Object.fromEntries(
    Object.entries(settingNames).map(([name, wireName]) => [wireName, name as keyof NewInvestment]),
  ),
};
