import type { DepositAddress } from '@etherpilot/ui';
import { proxy, ref } from 'valtio/vanilla';
import { tabStorage } from '../services/storage.js';

/** The tab storage key. */
export const DEPOSIT_KEY = 'etherpilot.deposit';

/**
 * The deposit created last in this tab, to show its address again until it is paid, has ended, or the user signs out.
 */
export const deposit = proxy<{ created: DepositAddress | null; isInfoOpen: boolean }>({
  created: null,
  isInfoOpen: false,
});

/** Sets its status according to the history. */
export function setDepositStatus(status: string): void {
  const { created } = deposit;
  if (created !== null && created.status !== status) deposit.created = ref({ ...created, status });
}

export function toggleDepositInfo({ isOpen }: { readonly isOpen: boolean }): void {
  deposit.isInfoOpen = isOpen;
}

export function forgetDeposit(): void {
  deposit.created = null;
  deposit.isInfoOpen = false;
  tabStorage.write(DEPOSIT_KEY, null);
}
