import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { useLimits } from '../../provider/useLimits.js';
import type { checkWithdrawalDraft } from '../../rules/withdrawalDraft.js';
import { addressHintMessages, withdrawScreenMessages } from './WithdrawScreen.messages.js';

type CheckedDraft = ReturnType<typeof checkWithdrawalDraft>;

/** What is wrong with amount and address, as their fields say it; `null` when nothing is. */
export function useDraftProblems({ amount, address }: Pick<CheckedDraft, 'amount' | 'address'>) {
  const t = useMessages(withdrawScreenMessages);
  const hint = useMessages(addressHintMessages);
  const format = useFormat();
  const limits = useLimits();
  const ofAmount = () => {
    if (amount.status === 'invalid') return t('invalidAmount');
    if (amount.status === 'belowMinimum') return t('belowMinimum', { min: format.minimum(limits.minimumWithdrawal) });
    return amount.status === 'insufficient' ? t('insufficient') : null;
  };
  const ofAddress = () => {
    if (address.status === 'tooShort') return t('tooShort', { length: format.count(limits.minimumAddressLength) });
    if (address.status === 'privateKey') return t('privateKey');
    return address.status === 'valid' && address.flaw !== null ? hint(address.flaw) : null;
  };
  return { amount: ofAmount(), address: ofAddress() };
}
