/** Resolves once the page is visible; at once where there is none. */
export function untilVisible(): Promise<void> {
  const page: Document | undefined = globalThis.document;
  if (page === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (page.visibilityState !== 'visible') return;
      page.removeEventListener('visibilitychange', check);
      resolve();
    };
    page.addEventListener('visibilitychange', check);
    check();
  });
}
