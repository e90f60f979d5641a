/** Runs a task now, or once this tab is visible again. */
export function whenVisible(task: () => void): void {
  if (document.visibilityState === 'visible') {
    task();
    return;
  }
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', check);
    task();
  };
  document.addEventListener('visibilitychange', check);
}
