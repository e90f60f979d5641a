import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { content } from '../content.js';
import { hasMovedOn } from '../services/start.js';
import { unseen } from '../state/unseen.js';

let shown = 0;
// Without a line it does not come, and the screen is neither scrolled nor focused: nothing to tell of.
const loadEntering = () => import('./enterScreen.js').catch(() => undefined);
const noteFirstScroll = () => void loadEntering().then((entering) => entering?.noteScroll());

/** The title of the page in the browser's tab and history. Each screen has one, so with it the screen is entered. */
export function Title({ children }: { readonly children: string }) {
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    // Whoever follows a link before the first screen has come has not opened the next one by its address.
    const isFirst = (shown += 1) === 1 && !hasMovedOn();
    // Whoever only signs in never fetches this; the first screen needs it once it is scrolled.
    if (!isFirst || window.history.state) void loadEntering().then((entering) => entering?.enterScreen({ isFirst }));
    else window.addEventListener('scroll', noteFirstScroll, { once: true, passive: true });
  }, []);
  const { count } = useSnapshot(unseen);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${children} · ${content.brand.name}`}</title>;
}
