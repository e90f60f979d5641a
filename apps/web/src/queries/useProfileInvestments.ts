import type { Failure, Investment, Loadable, PartialList } from '@etherpilot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../services/logFailure.js';
import { investmentsQuery } from './bots.js';
import { itemsOf, partialOf } from './listing.js';
import { toLoadable } from './useLoadable.js';

/** The investments of a profile: read once a visit (spec section 2), their failure only logged (section 7). */
export function useProfileInvestments(failure: Failure): {
  readonly investments: Loadable<readonly Investment[]>;
  readonly partial: PartialList | undefined;
  readonly retry: () => void;
} {
  const query = useQuery({ ...investmentsQuery, refetchOnReconnect: false });
  const { data, error, refetch } = query;
  useEffect(() => {
    if (error !== null) logFailure('bots/investments/', error);
  }, [error]);
  return {
    investments: itemsOf(toLoadable(query, failure)),
    partial: partialOf(data),
    retry: () => void refetch(),
  };
}
