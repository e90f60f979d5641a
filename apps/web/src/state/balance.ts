import type { Sourced } from '@etherpilot/ui';
import { type Decimal, ZERO } from '@etherpilot/ui/money';
import { proxy, ref } from 'valtio/vanilla';

/**
 * The balance to display: as last sent by the server (`live`), cached (`cached`), or lowered here by a bot start or
 * withdrawal that the server's profile does not show yet (`derived`). 0 until a profile arrives.
 */
export const balance = proxy<{ current: Sourced<Decimal, 'live' | 'cached' | 'derived'> }>({
  current: ref({ value: ZERO, provenance: 'live' }),
});

export function setBalance(value: Decimal, provenance: 'live' | 'cached' | 'derived'): void {
  balance.current = ref({ value, provenance, asOf: Date.now() });
}

export function forgetBalance(): void {
  balance.current = ref({ value: ZERO, provenance: 'live' });
}
