/** Runs a task when the page is idle; soon where the browser cannot tell. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(idle);
  }
  const soon = setTimeout(task, 50);
  return () => clearTimeout(soon);
}
