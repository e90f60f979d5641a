import { useHistory } from '../../components/HistoryPanel/useHistory.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import type { HistoryResult } from '../../rules/history.js';
import { withdrawalHistory, type WithdrawalQuery } from '../../rules/withdrawalHistory.js';
import type { WithdrawalStatus } from '../../rules/withdrawalStates.js';

/** What `WithdrawalHistoryScreen` shows of withdrawals, for a `WithdrawalTable`; otherwise as `useDepositHistory`. */
export function useWithdrawalHistory(
  withdrawals: readonly WithdrawalRecord[],
  query: WithdrawalQuery,
): HistoryResult<WithdrawalRecord, WithdrawalStatus> {
  return useHistory(withdrawalHistory, withdrawals, query);
}
