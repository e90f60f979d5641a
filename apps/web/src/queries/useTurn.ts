import { useEffect, useState } from 'react';
import { takeTurns, type Turn } from '../services/tabTurns.js';
import type { MoneyList } from '../state/pendingMoney.js';

/** The name under which the tabs of a user take turns polling a list. */
export function getTurnName(list: MoneyList | 'investments', userId: number): string {
  return `etherpilot.poll.${userId}.${list}`;
}

/** Whether it is this tab's turn to poll, among tabs that take turns under the same name; `never` without a name. */
export function useTurn(name: string | null): Turn {
  const [turn, setTurn] = useState<Turn>('never');
  useEffect(() => {
    if (name === null) return undefined;
    const stop = takeTurns(name, setTurn);
    return () => {
      stop();
      setTurn('never');
    };
  }, [name]);
  return turn;
}
