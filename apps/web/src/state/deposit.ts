import type { DepositAddress } from '@etherpilot/ui';
import { proxy, ref } from 'valtio/vanilla';

/** The deposit created last, for showing its address again while this tab lives; never stored (G-68). */
export const deposit = proxy<{ created: DepositAddress | null; isInfoOpen: boolean }>({
  created: null,
  isInfoOpen: false,
});

export function rememberDeposit(created: DepositAddress): void {
  deposit.created = ref(created);
  deposit.isInfoOpen = true;
}

export function toggleDepositInfo({ isOpen }: { readonly isOpen: boolean }): void {
  deposit.isInfoOpen = isOpen;
}

export function forgetDeposit(): void {
  deposit.created = null;
  deposit.isInfoOpen = false;
}
