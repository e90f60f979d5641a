import type { Sourced } from '@etherpilot/ui/model';
import { type Decimal, ZERO } from '@etherpilot/ui/money';
import { proxy, ref } from 'valtio/vanilla';

export type Balance = Sourced<Decimal, 'live' | 'cached' | 'derived'>;

const NONE: Balance = { value: ZERO, provenance: 'live' };

/**
 * The balance to display: as last sent by the server (`live`), cached (`cached`), or lowered here by orders that the server's
 * profile does not show yet (`derived`). 0 until a profile arrives; `null` when the server's value is unreadable.
 */
export const balance = proxy<{
  current: Balance | null;
  /** When an order last took of it (ms since the epoch); 0 when none has since the page was opened. */
  orderedAt: number;
}>({ current: ref(NONE), orderedAt: 0 });

let turn = 0;
/** As the last profile said. */
let stated: Balance | null = NONE;
/** The turn at which that profile was requested. */
let statedAt = 0;
let lower = (now: Balance | null, _statedAt: number): Balance | null => now;

/** Numbers requests and answers about the balance, so that it is known which came first. */
export function nextTurn(): number {
  turn += 1;
  return turn;
}

/** Shows the balance as last stated, less what orders have taken of it. */
export function showBalance(): void {
  const current = lower(stated, statedAt);
  balance.current = current && ref(current);
}

/** Shows the balance of a profile that was requested at this turn; `null` for an unreadable one. */
export function setBalance(value: Decimal | null, provenance: 'live' | 'cached', requestedAt: number): void {
  stated = value && { value, provenance, asOf: Date.now() };
  statedAt = requestedAt;
  showBalance();
}

/** What orders take of it is worked out elsewhere, because pages without orders need no arithmetic. */
export function lowerBalanceBy(next: typeof lower): void {
  lower = next;
}

export function forgetBalance(): void {
  stated = NONE;
  lower = (now) => now;
  showBalance();
}
