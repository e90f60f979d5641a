import { type Decimal, isLess, subtract } from '@etherpilot/ui/money';
import { type Balance, balance, lowerBalanceBy, nextTurn, showBalance } from './balance.js';
import { onLeave } from './session.js';

/** An order that was accepted. Its numbers are turns. */
interface Deduction {
  readonly amount: Decimal;
  /** The balance shown when it was sent; `null` when that was unknown. */
  readonly balanceBefore: Decimal | null;
  readonly sentAt: number;
  readonly confirmedAt: number;
}

let deductions: readonly Deduction[] = [];

/**
 * Until a profile that was requested after their answers is there, orders lower the balance; unless a profile that was
 * requested before is lower already.
 */
function lower(stated: Balance | null, statedAt: number): Balance | null {
  const open = deductions.filter(({ confirmedAt }) => confirmedAt > statedAt);
  const [first] = open.toSorted((one, other) => one.sentAt - other.sentAt);
  if (stated === null || first === undefined || first.balanceBefore === null) return stated;
  const since = deductions.filter(({ confirmedAt }) => confirmedAt > first.sentAt);
  const lowered = since.reduce((rest, { amount }) => subtract(rest, amount), first.balanceBefore);
  return { value: isLess(stated.value, lowered) ? stated.value : lowered, provenance: 'derived', asOf: Date.now() };
}

/** Call it when an order is sent; returns a function that lowers the balance by what the server has accepted. */
export function beginDeduction(): (amount: Decimal) => void {
  const sentAt = nextTurn();
  const balanceBefore = balance.current?.value ?? null;
  return (amount) => {
    deductions = [...deductions, { amount, balanceBefore, sentAt, confirmedAt: nextTurn() }];
    balance.orderedAt = Date.now();
    lowerBalanceBy(lower);
    showBalance();
  };
}

onLeave(() => {
  deductions = [];
});
