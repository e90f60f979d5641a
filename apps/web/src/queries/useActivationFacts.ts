import type { Listing } from '@etherpilot/api-client';
import { type ActivationEvidence, type ActivationFacts, getActivationFacts } from '@etherpilot/ui/model';
import { type Decimal, isPositive } from '@etherpilot/ui/money';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { investmentsQuery } from './bots.js';
import { depositsQuery } from './deposits.js';
import { useLoggedFailure } from './useLoggedFailure.js';

/** A listed item counts whenever it was read; only a successful read proves that there is none. */
function toEvidence<Item>({ data, isSuccess }: UseQueryResult<Listing<Item>>): ActivationEvidence<Item> | null {
  return data === undefined ? null : { items: data.items, isComplete: isSuccess && data.isComplete };
}

/** Never read and never failed: a list that is retried again and again must not show a placeholder each time. */
function isFirstRead({ isPending, errorUpdateCount }: UseQueryResult): boolean {
  return isPending && errorUpdateCount === 0;
}

/** What has happened in an account; `balance` is `null` while it is not known. Deposits are read only when neither balance nor investments prove one. */
export function useActivationFacts(balance: Decimal | null): ActivationFacts | 'loading' | 'unknown' {
  const investmentsRead = useQuery(investmentsQuery);
  const investments = toEvidence(investmentsRead);
  const hasNoBot = investments !== null && investments.isComplete && investments.items.length === 0;
  const needsDeposits = hasNoBot && !(balance !== null && isPositive(balance));
  const depositsRead = useQuery({ ...depositsQuery, enabled: needsDeposits });
  useLoggedFailure('bots/investments/', investmentsRead.error);
  useLoggedFailure('deposit/list/', needsDeposits ? depositsRead.error : null);
  const isLoading = isFirstRead(investmentsRead) || (needsDeposits && isFirstRead(depositsRead));
  const facts = getActivationFacts({ balance, investments, deposits: toEvidence(depositsRead) });
  return facts ?? (isLoading ? 'loading' : 'unknown');
}
