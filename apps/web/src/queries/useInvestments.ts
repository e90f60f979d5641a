import type { PartialList } from '@etherpilot/ui';
import type { Failure, Investment, Loadable } from '@etherpilot/ui/model';
import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from './bots.js';
import { getItems, getPartialList } from './partialList.js';
import { toLoadable } from './useLoadable.js';
import { useLoggedFailure } from './useLoggedFailure.js';

export interface InvestmentsOptions {
  /** The screen's own message for a failure. */
  readonly failure: Failure;
  /** Read once per visit, not again on reconnect. */
  readonly isReadOnce?: boolean;
}

/** The investments behind a screen's own figures. A failure is only logged. */
export function useInvestments({ failure, isReadOnce = false }: InvestmentsOptions): {
  readonly investments: Loadable<readonly Investment[]>;
  readonly partial: PartialList | undefined;
  readonly retry: () => void;
} {
  const query = useQuery({ ...investmentsQuery, refetchOnReconnect: !isReadOnce });
  const { data, error, refetch } = query;
  useLoggedFailure('bots/investments/', error);
  return {
    investments: getItems(toLoadable(query, failure)),
    partial: getPartialList(data),
    retry: () => void refetch(),
  };
}
