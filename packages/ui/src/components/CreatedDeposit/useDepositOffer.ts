import { isPayableAddress } from '../../rules/addressCharacters.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { useFormat } from '../../provider/useFormat.js';
import { depositAddressMessages } from '../DepositInfoDialog/DepositAddress.messages.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { type DepositProgressTexts, useDepositProgress } from './useDepositProgress.js';

export interface DepositOffer extends Omit<DepositProgressTexts, 'progress'> {
  /** `unpayable`: nothing can be sent to the address the server gave, so it is not shown. */
  readonly progress: DepositProgressTexts['progress'] | 'unpayable';
}

/** The current standing of a deposit, of which an address nothing can be sent to is one, and its texts. */
export function useDepositOffer(created: DepositAddress, isNotToBePaid = false): DepositOffer {
  const info = useSupportMessages(depositAddressMessages);
  const format = useFormat();
  const standing = useDepositProgress(created, isNotToBePaid);
  if (!standing.hasAddress || isPayableAddress(created.address)) return standing;
  const amount = `${format.amount(created.amount)} ${created.currency}`;
  return {
    progress: 'unpayable',
    hasAddress: false,
    title: info('unpayableTitle'),
    text: info.rich('unpayable', { amount, moment: format.moment(created.createdAt) }),
  };
}
