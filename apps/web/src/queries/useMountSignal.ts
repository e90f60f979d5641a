import { useCallback, useEffect, useRef } from 'react';

const NOT_MOUNTED = new AbortController();

/** Returns a function that returns the component's abort signal, aborted on unmount. Call it only after mounting. */
export function useMountSignal(): () => AbortSignal {
  const controllerRef = useRef(NOT_MOUNTED);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => controllerRef.current.signal, []);
}
