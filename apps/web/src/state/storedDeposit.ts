import type { DepositAddress } from '@etherpilot/ui';
import { parseDecimal, toText } from '@etherpilot/ui/money';
import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { epochSchema } from '../services/epochSchema.js';
import { tabStorage } from '../services/storage.js';
import { deposit, DEPOSIT_KEY, forgetDeposit } from './deposit.js';
import { getCurrentUserId } from './session.js';

const storedSchema = v.object({
  userId: v.number(),
  currency: v.string(),
  address: v.string(),
  /** A plain decimal, coin units. */
  amount: v.string(),
  createdAt: epochSchema,
});

/** Restores what an earlier page of this tab stored for this user; a deposit of another user is removed. */
export function restoreDeposit(): void {
  if (deposit.created !== null) return;
  const stored = v.safeParse(storedSchema, tabStorage.read(DEPOSIT_KEY));
  const amount = stored.success ? parseDecimal(stored.output.amount) : undefined;
  if (!stored.success || amount === undefined || stored.output.userId !== getCurrentUserId()) {
    forgetDeposit();
    return;
  }
  const { currency, address, createdAt } = stored.output;
  deposit.created = ref({ currency, address, amount, createdAt });
}

/** Shows the address of a new deposit, and stores it for the lifetime of the tab. */
export function storeDeposit(created: DepositAddress): void {
  deposit.created = ref(created);
  deposit.isInfoOpen = true;
  tabStorage.write(DEPOSIT_KEY, { userId: getCurrentUserId(), ...created, amount: toText(created.amount) });
}
