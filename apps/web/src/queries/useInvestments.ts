import type { Failure, Investment, Loadable, PartialList } from '@etherpilot/ui';
import { activeBotsScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from './bots.js';
import { itemsOf, partialOf } from './listing.js';
import { toLoadable } from './useLoadable.js';
import { useLoggedFailure } from './useLoggedFailure.js';

/**
 * The investments behind a screen's own figures: read once a visit, their failure only logged. A screen that shows it may give
 * words of its own.
 */
export function useInvestments(failure?: Failure): {
  readonly investments: Loadable<readonly Investment[]>;
  readonly partial: PartialList | undefined;
  readonly retry: () => void;
} {
  const t = useMessages(activeBotsScreenMessages);
  const query = useQuery({ ...investmentsQuery, refetchOnReconnect: false });
  const { data, error, refetch } = query;
  useLoggedFailure('bots/investments/', error);
  return {
    investments: itemsOf(toLoadable(query, failure ?? { title: t('loadFailedTitle'), message: t('loadFailed') })),
    partial: partialOf(data),
    retry: () => void refetch(),
  };
}
