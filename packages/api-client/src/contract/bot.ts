import * as v from 'valibot';
import { type Decimal, lenientDecimalSchema } from './decimal.js';
import { describingTextSchema, idSchema, optionalFlagSchema, textSchema } from './fields.js';
import { type RiskLevel, riskLevelSchema } from './riskLevel.js';

/** A trading bot as the server lists it (spec section 3). */
export interface Bot {
  /** The server's number of the bot: what {@link NewInvestment.botId} takes. */
  readonly id: number;
  /** As the server writes it; never blank. */
  readonly name: string;
  /** `''` when the server does not say. */
  readonly exchange: string;
  /** A sentence for people; `''` when there is none. */
  readonly description: string;
  /** Percent 0-100 as reported; `null` when unreadable. */
  readonly successRate: Decimal | null;
  /** Percent a month as reported; `null` when unreadable. */
  readonly monthlyReturn: Decimal | null;
  /** As the server words it when it is none of the three. */
  readonly riskLevel: RiskLevel | (string & {});
  /** USD; `null` when unreadable, never a made-up minimum (G-126). */
  readonly minDeposit: Decimal | null;
  /** A few words each. Entries that are no text are left out. */
  readonly features: readonly string[];
  /** `active` or any other word, as sent. */
  readonly status: string;
  /** The server's word; `null` when it says nothing. */
  readonly isUnlocked: boolean | null;
}

const featuresSchema = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((feature) => typeof feature === 'string')),
  ),
  [],
);

const wireBotSchema = v.object({
  id: idSchema,
  name: textSchema,
  exchange: describingTextSchema,
  description: describingTextSchema,
  success_rate: lenientDecimalSchema,
  monthly_return: lenientDecimalSchema,
  risk_level: v.optional(riskLevelSchema, ''),
  min_deposit: lenientDecimalSchema,
  features: featuresSchema,
  status: describingTextSchema,
  is_unlocked: optionalFlagSchema,
});

/** One bot of the list. Only id and name are indispensable. */
export const botSchema = v.pipe(
  wireBotSchema,
  v.transform((wire): Bot => ({
    id: wire.id,
    name: wire.name,
    exchange: wire.exchange,
    description: wire.description,
    successRate: wire.success_rate,
    monthlyReturn: wire.monthly_return,
    riskLevel: wire.risk_level,
    minDeposit: wire.min_deposit,
    features: wire.features,
    status: wire.status,
    isUnlocked: wire.is_unlocked,
  })),
);
