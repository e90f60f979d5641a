import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { content } from '../content.js';
import { hasNavigated } from '../services/start.js';
import { unseen } from '../state/unseen.js';

let shown = 0;
// Offline it does not load, and the screen is neither scrolled nor focused: nothing to report.
const loadEntering = () => import('./enterScreen.js').catch(() => undefined);

/** The first screen: how its entry of the history is told from others, and how far it was scrolled. */
const first = { enteredAt: performance.timeOrigin, scrollY: 0 };

function noteScroll(): void {
  if (hasNavigated()) return;
  if (!window.history.state) window.history.replaceState({ enteredAt: first.enteredAt }, '');
  first.scrollY = window.scrollY;
}

/** The code that keeps scroll positions may come when the first screen has been left. */
function saveFirstScroll(): void {
  noteScroll();
  window.addEventListener('scroll', noteScroll, { passive: true });
  void loadEntering().then((entering) => {
    window.removeEventListener('scroll', noteScroll);
    entering?.savePosition(first);
  });
}

/**
 * Sets the title of the page in the browser's tab and history. Every screen renders one, so it also handles entering
 * the screen.
 */
export function Title({ children }: { readonly children: string }) {
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    // A user who follows a link before the first screen has loaded did not open the next one by its URL.
    const isFirst = (shown += 1) === 1 && !hasNavigated();
    // Not needed for just signing in; the first screen needs it once it is scrolled.
    if (!isFirst || window.history.state) void loadEntering().then((entering) => entering?.enterScreen({ isFirst }));
    // Who is quick has scrolled by now.
    else if (window.scrollY > 0) saveFirstScroll();
    else window.addEventListener('scroll', saveFirstScroll, { once: true, passive: true });
  }, []);
  const { count } = useSnapshot(unseen);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${children} · ${content.brand.name}`}</title>;
}
