/** `null` while the path is not followed. */
let pathname: string | null = null;
let openedAt = 0;

function follow(): void {
  if (pathname === null || location.pathname === pathname) return;
  pathname = location.pathname;
  openedAt = Date.now();
}

/** When the path of the page was last changed (ms since the epoch); 0 since the page was loaded. */
export function getPathOpenedAt(): number {
  // A screen whose code is there may be rendered before the event.
  follow();
  return openedAt;
}

/** Follows the path of the page from now on. Returns a function that stops it. */
export function watchPath(): () => void {
  pathname = location.pathname;
  openedAt = 0;
  // The last two are dispatched by the router.
  const events = ['popstate', 'pushState', 'replaceState'];
  for (const event of events) addEventListener(event, follow);
  return () => {
    pathname = null;
    for (const event of events) removeEventListener(event, follow);
  };
}
