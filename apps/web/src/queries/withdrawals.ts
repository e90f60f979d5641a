import { getWithdrawalStatus } from '@etherpilot/ui/model';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { LIST_FRESH_MS, wasReadBeforeEntering } from './partialList.js';
import type { PendingState } from './watchedRecords.js';

/** Whether a withdrawal can still change; one with an unknown status may, and is polled less often. */
export function getWithdrawalPendingState({ status }: { readonly status: string }): PendingState {
  const known = getWithdrawalStatus(status);
  if (known === null) return 'slowly';
  return known === 'pending' || known === 'processing' ? 'pending' : 'final';
}

export const withdrawalsQuery = queryOptions({
  queryKey: ['withdrawals'],
  staleTime: LIST_FRESH_MS,
  refetchOnMount: wasReadBeforeEntering,
  queryFn: ({ signal }) => api.withdrawals.list({ signal }),
});
