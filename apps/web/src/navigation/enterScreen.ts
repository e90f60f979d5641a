/** State of a history entry: when its screen was entered, and its scroll position. */
interface Entry {
  readonly enteredAt?: number;
  readonly scrollY?: number;
}

/** How long a screen may take to reach its previous height (ms). */
const RESTORE_TIMEOUT_MS = 3_000;

/** Where a browser does not say that scrolling has ended: the pause after its last step (ms). */
const SCROLL_REST_MS = 150;

const positions = new Map<number, number>();
let path = window.location.pathname;
/** While a position is being restored, the browser's clamped position on a page still too short is not saved. */
let isRestoring = false;
let frame = 0;

// Browsers restore immediately, when the screen has not rendered yet.
window.history.scrollRestoration = 'manual';
stampEntry();

function entry(): Entry {
  return window.history.state ?? {};
}

function stampEntry(): void {
  if (entry().enteredAt !== undefined) return;
  window.history.replaceState({ ...entry(), enteredAt: performance.timeOrigin + performance.now() }, '');
}

/** Saves how far the screen of an entry was scrolled, which may have been left by now. */
export function savePosition({ enteredAt, scrollY }: Required<Entry>): void {
  positions.set(enteredAt, scrollY);
}

function saveScrollPosition(): void {
  const { enteredAt } = entry();
  if (!isRestoring && enteredAt !== undefined) savePosition({ enteredAt, scrollY: window.scrollY });
}

function savedPosition(): number {
  const { enteredAt, scrollY = 0 } = entry();
  return enteredAt === undefined ? 0 : (positions.get(enteredAt) ?? scrollY);
}

window.addEventListener('scroll', saveScrollPosition, { passive: true });
/** Needed for reloads; saving on unload would be too late for browsers. */
function stampScrollPosition(): void {
  if (!isRestoring) window.history.replaceState({ ...entry(), scrollY: window.scrollY }, '');
}
let resting: ReturnType<typeof setTimeout> | undefined;
function stampAtRest(): void {
  clearTimeout(resting);
  // Browsers limit how often an entry may be replaced, so not for each step.
  resting = setTimeout(stampScrollPosition, SCROLL_REST_MS);
}
if ('onscrollend' in window) window.addEventListener('scrollend', stampScrollPosition);
else addEventListener('scroll', stampAtRest, { passive: true });
// The first scroll loads this code, and may have ended by now.
stampAtRest();
window.addEventListener('popstate', () => {
  // The skip link creates entries of its own within a screen: those are left to the browser.
  if (entry().enteredAt === undefined) return;
  isRestoring = true;
  if (window.location.pathname === path) restore();
});
for (const event of ['wheel', 'touchmove', 'pointerdown'] as const) {
  // Stop restoring when the user scrolls.
  window.addEventListener(event, () => (isRestoring = false), { passive: true });
}

function restore(): void {
  const wanted = savedPosition();
  const until = performance.now() + RESTORE_TIMEOUT_MS;
  isRestoring = true;
  cancelAnimationFrame(frame);
  const tryScroll = () => {
    if (!isRestoring) return;
    const isReachable = document.documentElement.scrollHeight - window.innerHeight >= wanted;
    if (!isReachable && performance.now() < until) {
      frame = requestAnimationFrame(tryScroll);
      return;
    }
    window.scrollTo(0, wanted);
    isRestoring = false;
  };
  tryScroll();
}

/**
 * Called when a screen is rendered: a new one starts at its top, a previous one where it was left. Its heading receives
 * focus, so that screen readers announce the change, unless somebody already uses the screen; the first one of a page keeps the
 * browser's behavior.
 */
export function enterScreen({ isFirst }: { readonly isFirst: boolean }): void {
  path = window.location.pathname;
  stampEntry();
  // Who is quick is in a field by now.
  const isInUse = document.querySelector('main :focus') !== null;
  if (!isFirst && !isInUse) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  restore();
}
