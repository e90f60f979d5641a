import { useHistory } from '../../components/HistoryPanel/useHistory.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { depositHistory, type DepositQuery, type DepositStatus } from '../../rules/depositHistory.js';
import type { HistoryResult } from '../../rules/history.js';

/**
 * What `DepositHistoryScreen` shows of deposits: those that a query finds, in its order, for a `DepositTable`, and how many
 * there are of each status, for a `HistoryFilter`. Days are those of the provider's zone. More than 200 deposits follow the
 * query a frame later. Pass the same array until it changes: another one is searched again.
 */
export function useDepositHistory(
  deposits: readonly DepositRecord[],
  query: DepositQuery,
): HistoryResult<DepositRecord, DepositStatus> {
  return useHistory(depositHistory, deposits, query);
}
