/** Runs a task when the page has nothing else to do; soon where a browser cannot tell. Gives the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(idle);
  }
  const soon = setTimeout(task, 50);
  return () => clearTimeout(soon);
}
