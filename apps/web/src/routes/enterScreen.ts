/** What an entry of the tab's history keeps: when its screen was entered, and how far it was scrolled. */
interface Entry {
  readonly enteredAt?: number;
  readonly scrollY?: number;
}

/** How long a screen may take to become as long as it was, in ms. */
const PATIENCE_MS = 3_000;

const positions = new Map<number, number>();
let path = window.location.pathname;
/** While a position is on its way back, what the browser makes of a page too short for it is not written down. */
let isRestoring = false;
let frame = 0;

// Browsers restore at once, when the screen is not there yet.
window.history.scrollRestoration = 'manual';
mark();

function entry(): Entry {
  return window.history.state ?? {};
}

function mark(): void {
  if (entry().enteredAt !== undefined) return;
  window.history.replaceState({ ...entry(), enteredAt: performance.timeOrigin + performance.now() }, '');
}

/** Writes down how far the screen is scrolled. */
export function noteScroll(): void {
  const { enteredAt } = entry();
  if (!isRestoring && enteredAt !== undefined) positions.set(enteredAt, window.scrollY);
}

function savedPosition(): number {
  const { enteredAt, scrollY = 0 } = entry();
  return enteredAt === undefined ? 0 : (positions.get(enteredAt) ?? scrollY);
}

window.addEventListener('scroll', noteScroll, { passive: true });
// For a page that is loaded anew; as it is left would be too late, browsers no longer keep it then.
window.addEventListener('scrollend', () => {
  if (!isRestoring) window.history.replaceState({ ...entry(), scrollY: window.scrollY }, '');
});
window.addEventListener('popstate', () => {
  // The skip link makes entries of its own within a screen: those are the browser's.
  if (entry().enteredAt === undefined) return;
  isRestoring = true;
  if (window.location.pathname === path) restore();
});
for (const sign of ['wheel', 'touchmove', 'pointerdown'] as const) {
  // Whoever moves the page themselves is not moved.
  window.addEventListener(sign, () => (isRestoring = false), { passive: true });
}

function restore(): void {
  const wanted = savedPosition();
  const until = performance.now() + PATIENCE_MS;
  isRestoring = true;
  cancelAnimationFrame(frame);
  const look = () => {
    if (!isRestoring) return;
    const isReachable = document.documentElement.scrollHeight - window.innerHeight >= wanted;
    if (!isReachable && performance.now() < until) {
      frame = requestAnimationFrame(look);
      return;
    }
    window.scrollTo(0, wanted);
    isRestoring = false;
  };
  look();
}

/**
 * A screen has come onto the page: a new one begins at its top, one that was left where it was left. Its heading takes
 * the focus, so that a person who does not see the change hears of it; the first screen of a page keeps the browser's way.
 */
export function enterScreen({ isFirst }: { readonly isFirst: boolean }): void {
  path = window.location.pathname;
  mark();
  if (!isFirst) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  restore();
}
