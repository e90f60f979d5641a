import { useCallback, useEffect, useRef } from 'react';

const NOT_YET = new AbortController();

/** Returns a function that returns the component's abort signal, aborted on unmount. Call it only after mounting. */
export function useLife(): () => AbortSignal {
  const life = useRef(NOT_YET);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => life.current.signal, []);
}
