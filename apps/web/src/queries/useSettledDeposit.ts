import type { DepositAddress, DepositEnding, DepositRecord } from '@etherpilot/ui';
import { useEffect } from 'react';
import { deposit, forgetDeposit } from '../state/deposit.js';
import { settledAs } from './settledDeposit.js';

/** The deposits as last read. */
interface Reading {
  readonly records: readonly DepositRecord[] | undefined;
  /** In ms since the epoch. */
  readonly readAt: number;
}

/** Lets go of the kept address, and with it of the countdown, once its deposit has ended in whatever way (H-20). */
export function useSettledDeposit(
  { records, readAt }: Reading,
  onSettle?: (created: DepositAddress, ending: DepositEnding) => void,
): void {
  useEffect(() => {
    const { created } = deposit;
    if (created === null || records === undefined) return;
    const ending = settledAs(created, records, readAt);
    if (ending === null) return;
    forgetDeposit();
    onSettle?.(created, ending);
  }, [records, readAt, onSettle]);
}
