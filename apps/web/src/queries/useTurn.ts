import { useEffect, useState } from 'react';
import { takeTurns, type Turn } from '../services/tabTurns.js';

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
