import * as v from 'valibot';
import { type Decimal, lenientDecimalSchema } from './decimal.js';
import { describingTextSchema, idSchema, optionalFlagSchema, shownTextSchema, toShownText } from './fields.js';
import { type RiskLevel, riskLevelSchema } from './riskLevel.js';
import { wireRecord, type WireSchema } from './wireRecord.js';

/** A trading bot as the server lists it. */
export interface Bot {
  /** The server's id of the bot, for {@link NewInvestment.botId}. */
  readonly id: number;
  /** As sent by the server; never blank. */
  readonly name: string;
  /** `''` when the server sends none. */
  readonly exchange: string;
  /** A description to display; `''` when there is none. */
  readonly description: string;
  /** Percent 0-100 as reported; `null` when unreadable. */
  readonly successRate: Decimal | null;
  /** Percent a month as reported; `null` when unreadable. */
  readonly monthlyReturn: Decimal | null;
  /** As sent by the server when it is none of the three. */
  readonly riskLevel: RiskLevel | (string & {});
  /** USD; `null` when unreadable, never a made-up minimum. */
  readonly minDeposit: Decimal | null;
  /** A few words each. Entries that are not strings are left out. */
  readonly features: readonly string[];
  /** `active` or any other value, as sent. */
  readonly status: string;
  /** `null` when the server does not send it. */
  readonly isUnlocked: boolean | null;
}

const featuresSchema = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((feature) => typeof feature === 'string').map(toShownText)),
  ),
  [],
);

/** One bot of the list. Only id and name are required. */
export const botSchema: WireSchema<Bot> = wireRecord({
  id: idSchema,
  name: shownTextSchema,
  exchange: describingTextSchema,
  description: describingTextSchema,
  success_rate: lenientDecimalSchema,
  monthly_return: lenientDecimalSchema,
  risk_level: riskLevelSchema,
  min_deposit: lenientDecimalSchema,
  features: featuresSchema,
  status: describingTextSchema,
  is_unlocked: optionalFlagSchema,
});
