import { hash } from 'node:crypto';
import type { OrderAttempt, OrderKind } from './orderLog.ts';
import { persons } from './persons.ts';

/** Cents of every withdrawal, and of every bot start, by user: no amount of one kind is one of the other. */
const cents = { withdrawal: ['13', '27'], bot: ['31', '49'] } as const;
/**
 * The first amounts of each kind. A bot's growth stays within a tenth of it, so no amount looks like another user's.
 */
const least = { withdrawal: [50, 50], bot: [500, 1_500] } as const;
const MOST = 450;

/** The unique amount of the n-th order (from 0) of a kind. */
export function chooseAmount(kind: OrderKind, email: string, nth: number): string {
  if (nth >= MOST) throw new RangeError(`There are no more than ${MOST} amounts for a ${kind}.`);
  const index = email === persons[0].email ? 0 : 1;
  if (kind === 'deposit') return `0.1${`${nth + 1}`.padStart(5, '0')}${index === 0 ? '13' : '27'}`;
  return `${least[kind][index] + nth}.${cents[kind][index]}`;
}

/** The unique address of a withdrawal. */
export function chooseAddress(email: string, amount: string): string {
  return `0x${hash('sha256', `${email} ${amount}`).slice(0, 40)}`;
}

/** The unique text by which an order is found wherever it is shown. */
export function getMark({ kind, person, amount }: Pick<OrderAttempt, 'kind' | 'person' | 'amount'>): string {
  return kind === 'withdrawal' ? chooseAddress(person, amount) : formatAmount({ kind, amount });
}

/** The amount of an order as it is shown. */
export function formatAmount({ kind, amount }: Pick<OrderAttempt, 'kind' | 'amount'>): string {
  return kind === 'deposit' ? amount : `$${amount.replace(/^(\d)(\d{3})\./, '$1,$2.')}`;
}
