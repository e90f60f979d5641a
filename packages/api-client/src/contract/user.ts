import * as v from 'valibot';
import { type Decimal, lenientDecimalSchema } from './decimal.js';
import { idSchema, optionalFlagSchema, optionalTextSchema, textSchema } from './fields.js';
import { optionalTimeSchema, type ServerTime } from './time.js';

/** The account holder (spec section 3). */
export interface User {
  /** The server's number of the account: what tells two people apart. */
  readonly id: number;
  /** The number shown to people; `null` when the server gives none. */
  readonly displayId: string | null;
  /** As the server writes it. */
  readonly email: string;
  /** The part of the e-mail before the at sign. */
  readonly name: string;
  /** USD; `null` when the server's figure is not a decimal (G-46). */
  readonly balance: Decimal | null;
  /** `null` when the server does not say. */
  readonly emailVerified: boolean | null;
  /** `null` when the server does not say. */
  readonly dateJoined: ServerTime | null;
  /** Fixed by the specification, neither shown nor sent (G-38). */
  readonly country: 'Ghana';
}

const wireUserSchema = v.object({
  id: idSchema,
  display_id: optionalTextSchema,
  email: textSchema,
  balance: lenientDecimalSchema,
  email_verified: optionalFlagSchema,
  date_joined: optionalTimeSchema,
});

/** Profile and register answers. Only id and email are indispensable. */
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
