'use client';

import { createContext, use, useCallback, useState } from 'react';

/** What a row remembers while it is not in the document. */
export type RowMemory = Map<string, unknown>;

export const RowMemoryContext = createContext<RowMemory | null>(null);

/**
 * A state that stays when its row leaves the window of a long list and comes back, such as whether it is open. Elsewhere
 * it is `useState`. `name` is unique within the row.
 */
export function useRowState<T>(name: string, initial: T): [T, (value: T) => void] {
  const memory = use(RowMemoryContext);
  const [value, setValue] = useState(() => (memory?.has(name) ? (memory.get(name) as T) : initial));
  const change = useCallback(
    (next: T) => {
      memory?.set(name, next);
      setValue(next);
    },
    [memory, name],
  );
  return [value, change];
}
