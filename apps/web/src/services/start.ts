let start = { entries: 0, url: '' };

/** Without the hash: a jump within the page, such as past the navigation, leads to no other screen. */
const getUrl = () => window.location.pathname + window.location.search;

/**
 * Records the page's first URL. Call it before anything else: a link followed before a screen's code has loaded counts.
 */
export function recordStart(): void {
  start = { entries: window.history.length, url: getUrl() };
}

/** Whether the user has navigated to another screen since the page was loaded. A redirect does not count. */
export function hasNavigated(): boolean {
  return window.history.length !== start.entries && getUrl() !== start.url;
}
