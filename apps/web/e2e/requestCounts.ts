import type { Page, Request } from '@playwright/test';

/** How many requests the page of a screen makes at most until it is quiet: files of the app, and calls of its server. */
export interface RequestCount {
  readonly files: number;
  readonly calls: number;
}

/**
 * By path, for somebody signed in who saves data. The calls are the profile, the two lists that are watched for pending
 * money, the investments beside the balance, and what the screen itself shows; the chart's prices are one. Each file counts once, also where it was stored.
 */
export const requestCounts: Readonly<Record<string, RequestCount>> = {
  '/platform': { files: 42, calls: 5 },
  '/robot': { files: 43, calls: 5 },
  '/robots': { files: 43, calls: 5 },
  '/active-bots': { files: 56, calls: 4 },
  '/deposit': { files: 43, calls: 6 },
  '/deposit-history': { files: 56, calls: 4 },
  '/withdraw': { files: 45, calls: 5 },
  '/withdrawal-history': { files: 54, calls: 4 },
  '/account': { files: 48, calls: 4 },
  '/profile': { files: 34, calls: 4 },
  '/settings': { files: 34, calls: 4 },
  '/support': { files: 41, calls: 4 },
};

/** Counts the requests of a page from its next navigation on; each file counts once. */
export function countRequests(page: Page, server: string): { readonly read: () => RequestCount } {
  const files = new Set<string>();
  let calls = 0;
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) {
      files.clear();
      calls = 0;
    }
    const url = request.url();
    if (/\/assets\/[^/]+\.(?:js|css|woff2)$/.test(url)) files.add(url);
    if (url.startsWith(server)) calls += 1;
  });
  return { read: () => ({ files: files.size, calls }) };
}
