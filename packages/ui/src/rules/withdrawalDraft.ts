import type { SupportedCurrency } from '../model/Deposit.js';
import type { WithdrawalRequest } from '../model/Withdrawal.js';
import { isLess } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import {
  checkWithdrawalAddress,
  checkWithdrawalAmount,
  MIN_WITHDRAWAL,
  type WithdrawalAddressCheck,
  type WithdrawalAmountCheck,
} from './withdrawal.js';

/** The contents of the withdrawal form. Without a chosen currency the first one offered applies. */
export interface WithdrawalDraft {
  /** The code of the chosen coin. */
  readonly currency: string | null;
  /** USD, as typed. */
  readonly amount: string;
  /** As typed. */
  readonly withdrawalAddress: string;
}

export const EMPTY_DRAFT: WithdrawalDraft = { currency: null, amount: '', withdrawalAddress: '' };

/** Why the form cannot be submitted, the most basic reason first. */
export type WithdrawalBlock = 'lowBalance' | 'noCurrency' | 'amount' | 'address' | 'uncheckedAddress';

export interface WithdrawalDraftCheck {
  /** `null` when none is offered, or when the chosen one no longer is: the person then chooses again. */
  readonly currency: SupportedCurrency | null;
  readonly amount: WithdrawalAmountCheck;
  readonly address: WithdrawalAddressCheck;
  readonly block: WithdrawalBlock | null;
  /** What would be sent; `null` while the form is blocked. */
  readonly request: WithdrawalRequest | null;
}

/** Validates the whole form. */
export function checkWithdrawalDraft(
  draft: WithdrawalDraft,
  supported: readonly SupportedCurrency[],
  balance: Decimal,
): WithdrawalDraftCheck {
  const amount = checkWithdrawalAmount(draft.amount, balance);
  const address = checkWithdrawalAddress(draft.withdrawalAddress);
  const currency =
    (draft.currency === null ? supported[0] : supported.find((one) => one.currency === draft.currency)) ?? null;
  const blocked = (block: WithdrawalBlock): WithdrawalDraftCheck => ({
    currency,
    amount,
    address,
    block,
    request: null,
  });
  if (isLess(balance, MIN_WITHDRAWAL)) return blocked('lowBalance');
  if (currency === null) return blocked('noCurrency');
  if (amount.status !== 'valid') return blocked('amount');
  if (address.status !== 'valid') return blocked('address');
  const request = { amount: amount.amount, currency: currency.currency, withdrawalAddress: address.address };
  return { currency, amount, address, block: null, request };
}

/** The same form with its address rejected; an earlier reason stays the one reported. */
export function refuseAddress(
  check: WithdrawalDraftCheck,
  block: 'address' | 'uncheckedAddress' = 'address',
): WithdrawalDraftCheck {
  return check.request === null ? check : { ...check, block, request: null };
}
