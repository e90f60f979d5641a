import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { deposit } from '../state/deposit.js';
import { restoreDeposits } from '../state/storedDeposit.js';

/** Where the deposits created in this tab go. */
export function useOwnDeposits(): readonly string[] {
  const { created } = useSnapshot(deposit);
  // What runs in the background restores them too, but may come late.
  useEffect(restoreDeposits, []);
  return created.map(({ address }) => address);
}
