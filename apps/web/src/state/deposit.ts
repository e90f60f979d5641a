import type { DepositAddress } from '@etherpilot/ui';
import { parseDecimal, toText } from '@etherpilot/ui/money';
import * as v from 'valibot';
import { proxy, ref } from 'valtio/vanilla';
import { tabStorage } from '../services/storage.js';

const KEY = 'etherpilot.deposit';

const storedSchema = v.object({
  userId: v.number(),
  currency: v.string(),
  address: v.string(),
  /** A plain decimal, coin units. */
  amount: v.string(),
  createdAt: v.number(),
});

/** The deposit created last in this tab, for showing its address again until it is paid, has ended, or its person leaves. */
export const deposit = proxy<{ created: DepositAddress | null; isInfoOpen: boolean }>({
  created: null,
  isInfoOpen: false,
});

let ownerId: number | null = null;

/** Reads what an earlier page of this tab has stored for this person; what is stored of another is removed. */
export function restoreDeposit(userId: number): void {
  ownerId = userId;
  if (deposit.created !== null) return;
  const stored = v.safeParse(storedSchema, tabStorage.read(KEY));
  const amount = stored.success ? parseDecimal(stored.output.amount) : undefined;
  if (!stored.success || amount === undefined || stored.output.userId !== userId) {
    tabStorage.write(KEY, null);
    return;
  }
  const { currency, address, createdAt } = stored.output;
  deposit.created = ref({ currency, address, amount, createdAt });
}

export function storeDeposit(created: DepositAddress): void {
  deposit.created = ref(created);
  deposit.isInfoOpen = true;
  tabStorage.write(KEY, { userId: ownerId, ...created, amount: toText(created.amount) });
}

/** Notes what the history says of it by now. */
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
  tabStorage.write(KEY, null);
}
