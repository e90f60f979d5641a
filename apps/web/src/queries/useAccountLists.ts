import type { Failure } from '@etherpilot/ui/model';
import type { AccountLists } from '@etherpilot/ui/screens/AccountScreen';
import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from './bots.js';
import { depositsQuery } from './deposits.js';
import { getItems, getPartialList } from './partialList.js';
import { toLoadable } from './useLoadable.js';
import { useLoggedFailure } from './useLoggedFailure.js';
import { withdrawalsQuery } from './withdrawals.js';

/**
 * The lists behind the account page. A failure is only logged: the page itself says what could not be read. Investments
 * read before the last order (ms since the epoch) and the balance after it would count what it took twice.
 */
export function useAccountLists(orderedAt: number, failure: Failure): AccountLists {
  const investments = useQuery(investmentsQuery);
  const withdrawals = useQuery(withdrawalsQuery);
  const deposits = useQuery(depositsQuery);
  useLoggedFailure('bots/investments/', investments.error);
  useLoggedFailure('withdrawals/', withdrawals.error);
  useLoggedFailure('deposit/list/', deposits.error);
  return {
    investments: getItems(toLoadable(investments, failure)),
    partial: getPartialList(investments.data),
    partialWithdrawals: getPartialList(withdrawals.data),
    partialDeposits: getPartialList(deposits.data),
    withdrawals: getItems(toLoadable(withdrawals, failure)),
    deposits: getItems(toLoadable(deposits, failure)),
    isSettled: investments.dataUpdatedAt > orderedAt,
    onRetry: () => {
      for (const query of [investments, withdrawals, deposits])
        if (query.isError || query.data?.isComplete === false) void query.refetch();
    },
  };
}
