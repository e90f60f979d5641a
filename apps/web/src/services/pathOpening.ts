let pathname = '';
let openedAt = 0;

/** When the path of the page was last changed (ms since the epoch); 0 since the page was loaded. */
export function getPathOpenedAt(): number {
  return openedAt;
}

/** Follows the path of the page from now on. Returns a function that stops it. */
export function watchPath(): () => void {
  pathname = location.pathname;
  openedAt = 0;
  const follow = () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    openedAt = Date.now();
  };
  // The last two are dispatched by the router.
  const events = ['popstate', 'pushState', 'replaceState'];
  for (const event of events) addEventListener(event, follow);
  return () => {
    for (const event of events) removeEventListener(event, follow);
  };
}
