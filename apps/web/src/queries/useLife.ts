import { useCallback, useEffect, useRef } from 'react';

const NOT_YET = new AbortController();

/** Returns a function that gives an abort signal of the component's lifetime. Call it only after mounting. */
export function useLife(): () => AbortSignal {
  const life = useRef(NOT_YET);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => life.current.signal, []);
}
