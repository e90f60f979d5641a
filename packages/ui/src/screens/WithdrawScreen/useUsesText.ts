import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import type { KnownAddress } from '../../rules/addressBook.js';
import { knownAddressesMessages } from './WithdrawScreen.messages.js';

/** Says how often an address was used and when last: what was, and nothing about what that means. */
export function useUsesText(): (known: KnownAddress) => string {
  const t = useMessages(knownAddressesMessages);
  const format = useFormat();
  return ({ uses, lastUsed }) => {
    if (uses === 0 || lastUsed === null) return t('unused');
    const day = format.shortDay(lastUsed);
    return uses === 1 ? t('usedOnce', { day }) : t('used', { count: format.count(uses), day });
  };
}
