import type { RecordId } from '@etherpilot/api-client';
import type { DepositAddress } from '@etherpilot/ui/model';
import { proxy, ref } from 'valtio/vanilla';
import { tabStorage } from '../services/storage.js';

/** The tab storage key. */
export const DEPOSIT_KEY = 'etherpilot.deposit';

/** A deposit created in this tab, and what tells its record from others of the same coin and amount. */
export interface StoredDeposit extends DepositAddress {
  /** Ids the deposit list had before the deposit was sent; `null` when the whole list had not been read. */
  readonly known: readonly RecordId[] | null;
  /** Ids of the records it may be, by the lists read since; empty once it has its record. */
  readonly candidates: readonly RecordId[];
}

/**
 * The deposits created in this tab, newest first, to show each address again until it is paid, has ended, or the user
 * signs out.
 */
export const deposit = proxy<{ created: readonly StoredDeposit[]; openInfoId: string | null }>({
  created: ref([]),
  openInfoId: null,
});

/** Opens the dialog about a deposit, or closes it with `null`. */
export function toggleDepositInfo({ id }: { readonly id: string | null }): void {
  deposit.openInfoId = id;
}

export function forgetDeposits(): void {
  deposit.created = ref([]);
  deposit.openInfoId = null;
  tabStorage.write(DEPOSIT_KEY, null);
}
