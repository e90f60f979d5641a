import * as v from 'valibot';
import { type Decimal, lenientDecimalSchema } from './decimal.js';
import { idSchema, optionalFlagSchema, optionalShownTextSchema, shownTextSchema } from './fields.js';
import { optionalTimeSchema, type ServerTime } from './time.js';
import { wireRecord, type WireSchema } from './wireRecord.js';

/** The account holder. */
export interface User {
  /** The server's id of the account. */
  readonly id: number;
  /** The account number to display; `null` when the server sends none. */
  readonly displayId: string | null;
  /** As sent by the server. */
  readonly email: string;
  /** The part of the e-mail before the at sign. */
  readonly name: string;
  /** USD; `null` when the server's value is not a decimal. */
  readonly balance: Decimal | null;
  /** `null` when the server does not send it. */
  readonly emailVerified: boolean | null;
  /** `null` when the server does not send it. */
  readonly dateJoined: ServerTime | null;
  /** Fixed for every account; neither displayed nor sent. */
  readonly country: 'Ghana';
}

/** Profile and register answers. Only id and email are required. */
export const userSchema: WireSchema<User> = v.pipe(
  wireRecord({
    id: idSchema,
    display_id: optionalShownTextSchema,
    email: shownTextSchema,
    balance: lenientDecimalSchema,
    email_verified: optionalFlagSchema,
    date_joined: optionalTimeSchema,
  }),
  v.transform((user) => ({ ...user, name: user.email.split('@', 1)[0] ?? '', country: 'Ghana' }) as const),
);
