let entries = 0;

/**
 * Records the page's first URL. Call it before anything else: a link followed before a screen's code has loaded counts.
 */
export function recordStart(): void {
  entries = window.history.length;
}

/** Whether the user has navigated since the page was loaded. */
export function hasNavigated(): boolean {
  return window.history.length !== entries;
}
