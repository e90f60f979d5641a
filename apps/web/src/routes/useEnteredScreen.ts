import { useEffect, useRef } from 'react';

/** How long a screen may take to be fetched before its heading is no longer waited for. */
const PATIENCE_MS = 3_000;

/**
 * Going to another screen begins at its top, with the focus on its heading, so that a person who does not see the change
 * hears of it. The first screen of a page keeps the browser's own way.
 */
export function useEnteredScreen(path: string): void {
  const entered = useRef(path);
  useEffect(() => {
    if (entered.current === path) return undefined;
    entered.current = path;
    window.scrollTo(0, 0);
    const left = document.querySelector('main h1');
    const since = performance.now();
    let frame = 0;
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading !== null && heading !== left) heading.focus({ preventScroll: true });
      else if (performance.now() - since < PATIENCE_MS) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
