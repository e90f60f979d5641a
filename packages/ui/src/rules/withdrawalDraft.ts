import type { Limits } from '../model/limits.js';
import type { WithdrawalRequest } from '../model/Withdrawal.js';
import { isLess } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import { type CurrencyChoice, findMissing } from './currencyChoices.js';
import {
  checkWithdrawalAddress,
  checkWithdrawalAmount,
  type WithdrawalAddressCheck,
  type WithdrawalAmountCheck,
} from './withdrawal.js';

/** The contents of the withdrawal form. */
export interface WithdrawalDraft {
  /** The code of the chosen coin; `null` until the first one offered is preselected, which then stays chosen. */
  readonly currency: string | null;
  /** USD, as typed. */
  readonly amount: string;
  /** As typed. */
  readonly withdrawalAddress: string;
}

export const EMPTY_DRAFT: WithdrawalDraft = { currency: null, amount: '', withdrawalAddress: '' };

/** Why the form cannot be submitted, the most basic reason first. */
export type WithdrawalBlock =
  | 'unknownBalance'
  | 'lowBalance'
  | 'noCurrency'
  | 'missingCurrency'
  | 'amount'
  | 'address'
  | 'uncheckedAddress';

export interface WithdrawalDraftCheck {
  /** `null` when none is chosen, or the chosen one is not offered any more: the person then chooses again. */
  readonly currency: CurrencyChoice | null;
  /** The code of the chosen coin while it is not offered. */
  readonly missingCurrency: string | null;
  readonly amount: WithdrawalAmountCheck;
  readonly address: WithdrawalAddressCheck;
  readonly block: WithdrawalBlock | null;
  /** What would be sent; `null` while the form is blocked. */
  readonly request: WithdrawalRequest | null;
}

/** Validates the whole form. `balance`: USD; `null` while it is unknown, and then nothing can be sent. */
export function checkWithdrawalDraft(
  draft: WithdrawalDraft,
  choices: readonly CurrencyChoice[],
  balance: Decimal | null,
  limits: Limits,
): WithdrawalDraftCheck {
  const amount = checkWithdrawalAmount(draft.amount, balance, limits);
  const address = checkWithdrawalAddress(draft.withdrawalAddress, limits);
  const currency = choices.find((one) => one.currency === draft.currency) ?? null;
  const missingCurrency = findMissing(draft.currency, choices);
  const parts = { currency, missingCurrency, amount, address };
  const blocked = (block: WithdrawalBlock): WithdrawalDraftCheck => ({ ...parts, block, request: null });
  if (balance === null) return blocked('unknownBalance');
  if (isLess(balance, limits.minimumWithdrawal)) return blocked('lowBalance');
  if (currency === null) return blocked(missingCurrency === null ? 'noCurrency' : 'missingCurrency');
  if (amount.status !== 'valid') return blocked('amount');
  if (address.status !== 'valid') return blocked('address');
  const request = { amount: amount.amount, currency: currency.currency, withdrawalAddress: address.address };
  return { ...parts, block: null, request };
}

/** The same form with its address rejected; an earlier reason stays the one reported. */
export function refuseAddress(
  check: WithdrawalDraftCheck,
  block: 'address' | 'uncheckedAddress' = 'address',
): WithdrawalDraftCheck {
  return check.request === null ? check : { ...check, block, request: null };
}
