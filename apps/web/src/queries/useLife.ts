import { useCallback, useEffect, useRef } from 'react';

const NOT_YET = new AbortController();

/** Gives a signal that ends with the screen that asks for it. To be called once the screen is there. */
export function useLife(): () => AbortSignal {
  const life = useRef(NOT_YET);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => life.current.signal, []);
}
