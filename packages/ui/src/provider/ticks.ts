interface Ticker {
  readonly listeners: Set<() => void>;
  timer: ReturnType<typeof setInterval> | undefined;
}

/** One for each length of a step (ms). */
const tickers = new Map<number, Ticker>();

function start(stepMs: number, ticker: Ticker): void {
  clearInterval(ticker.timer);
  if (document.hidden) return;
  ticker.timer = setInterval(() => {
    for (const listener of ticker.listeners) listener();
  }, stepMs);
}

function followVisibility(): void {
  for (const [stepMs, ticker] of tickers) {
    start(stepMs, ticker);
    if (!document.hidden) for (const listener of ticker.listeners) listener();
  }
}

/**
 * Calls back every `stepMs` while the tab is visible, and at once when it becomes visible. All callers with the same step
 * share a timer, so that the page wakes up once for all of them. Returns a function that stops it.
 */
export function onTick(stepMs: number, listener: () => void): () => void {
  if (tickers.size === 0) document.addEventListener('visibilitychange', followVisibility);
  const ticker = tickers.get(stepMs) ?? { listeners: new Set(), timer: undefined };
  if (!tickers.has(stepMs)) {
    tickers.set(stepMs, ticker);
    start(stepMs, ticker);
  }
  ticker.listeners.add(listener);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0 || tickers.get(stepMs) !== ticker) return;
    clearInterval(ticker.timer);
    tickers.delete(stepMs);
    if (tickers.size === 0) document.removeEventListener('visibilitychange', followVisibility);
  };
}
