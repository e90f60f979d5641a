/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile, or the type check fails. */
import type { ReactNode } from 'react';
import { expectTypeOf } from 'vitest';
import { add, type Decimal, decimal } from '../money/decimal.js';
import { live, type Sourced, sample } from './Provenance.js';

const balance = decimal('1250.00');
const amount = decimal('500');

// @ts-expect-error amounts are added with the money module, not with `+`
export const joined = balance + amount;
// @ts-expect-error an amount cannot be multiplied by a float
export const doubled = balance * 2;
// @ts-expect-error a string is not an amount until it was parsed
export const unchecked: Decimal = '500';
// @ts-expect-error a number is never an amount
export const float: Decimal = 500;
// @ts-expect-error an amount must be formatted before it is rendered
export const drawn: ReactNode = <b>{balance}</b>;

declare function showLive(balance: Sourced<Decimal, 'live'>): void;
declare function decide(balance: Decimal): void;

showLive(live(balance));
// @ts-expect-error a simulated figure cannot be passed as a live one
showLive(sample(balance));
// @ts-expect-error a value cannot be used without its provenance
decide(sample(balance));

expectTypeOf(add(balance, amount)).toEqualTypeOf<Decimal>();
expectTypeOf(sample(balance)).toEqualTypeOf<Sourced<Decimal, 'sample'>>();
