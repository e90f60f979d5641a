import * as v from 'valibot';
import { type Decimal, lenientDecimalSchema } from './decimal.js';
import { idSchema, optionalFlagSchema, optionalShownTextSchema, shownTextSchema } from './fields.js';
import { optionalTimeSchema, type ServerTime } from './time.js';

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

const wireUserSchema = v.object({
  id: idSchema,
  display_id: optionalShownTextSchema,
  email: shownTextSchema,
  balance: lenientDecimalSchema,
  email_verified: optionalFlagSchema,
  date_joined: optionalTimeSchema,
});

/** Profile and register answers. Only id and email are required. */
export const userSchema = v.pipe(
  wireUserSchema,
  v.transform((wire): User => ({
    id: wire.id,
    displayId: wire.display_id,
    email: wire.email,
    name: wire.email.split('@', 1)[0] ?? '',
    balance: wire.balance,
    emailVerified: wire.email_verified,
    dateJoined: wire.date_joined,
    country: 'Ghana',
  })),
);
