/** The request for the profile that the app's page makes itself, while the app's code is still on its way. */
interface PrefetchedProfile {
  readonly request: Request;
  readonly answer: Promise<Response>;
  /** When it was made (ms since the epoch). */
  readonly madeAt: number;
}

declare global {
  interface Window {
    /** Written by the page, see `plugins/pageScripts.ts`. */
    prefetchedProfile?: PrefetchedProfile;
  }
}

/** How old the request may be when the app asks (ms): a balance is shown as one of now. Enough for code on slow 4G. */
const FRESH_MS = 5_000;

function takePrefetched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  const { window } = globalThis as { readonly window?: Window };
  const prefetched = window?.prefetchedProfile;
  if (prefetched?.request.url !== (input instanceof Request ? input.url : String(input))) return undefined;
  // One request stands for one call.
  delete window?.prefetchedProfile;
  const { request, answer, madeAt } = prefetched;
  const hasSameToken = new Request(input, init).headers.get('authorization') === request.headers.get('authorization');
  return hasSameToken && Math.abs(Date.now() - madeAt) < FRESH_MS ? answer : undefined;
}

/** `fetch`, but a profile that the page has just asked for with the same token is not asked for again. */
export const fetchOrPrefetched: typeof fetch = (input, init) => takePrefetched(input, init) ?? fetch(input, init);
