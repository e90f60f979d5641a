import { getInBots } from '@etherpilot/ui/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { backgroundInvestmentsQuery } from '../queries/bots.js';
import { useLoggedFailure } from '../queries/useLoggedFailure.js';
import { setInBots } from '../state/inBots.js';

/** States what is in bots for every screen: from what the screens have read, and read here once when none has. */
export function useMoneyInBots(): void {
  const { data, dataUpdatedAt, error } = useQuery(backgroundInvestmentsQuery);
  useLoggedFailure('bots/investments/', error);
  useEffect(() => {
    if (data !== undefined) {
      const { amount } = getInBots(data.items);
      setInBots(data.isComplete ? { value: amount, provenance: 'live', asOf: dataUpdatedAt } : null);
    } else if (error !== null) setInBots(null);
  }, [data, dataUpdatedAt, error]);
}
