/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile, or the type check fails. */
import type { ReactNode } from 'react';
import { expectTypeOf } from 'vitest';
import { add, type Decimal, decimal } from '../money/decimal.js';
import { live, type Sourced, sample } from './Provenance.js';

const balance = decimal('1250.00');
const amount = decimal('500');

// @ts-expect-error amounts are added by the money module, not by an operator
export const joined = balance + amount;
// @ts-expect-error nor multiplied by a float
export const doubled = balance * 2;
// @ts-expect-error a text is no amount until it was checked
export const unchecked: Decimal = '500';
// @ts-expect-error and a number never is one
export const float: Decimal = 500;
// @ts-expect-error an amount is formatted before a component draws it
export const drawn: ReactNode = <b>{balance}</b>;

declare function showLive(balance: Sourced<Decimal, 'live'>): void;
declare function decide(balance: Decimal): void;

showLive(live(balance));
// @ts-expect-error an invented figure cannot pass for a live one (H-01)
showLive(sample(balance));
// @ts-expect-error nor can its value be used without saying where it comes from
decide(sample(balance));

expectTypeOf(add(balance, amount)).toEqualTypeOf<Decimal>();
expectTypeOf(sample(balance)).toEqualTypeOf<Sourced<Decimal, 'sample'>>();
