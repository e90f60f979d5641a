/** The statuses `fetch` follows. */
const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** As many as `fetch` follows. */
const MAX_HOPS = 20;

/** Whether an answer to a request sent with `redirect: 'manual'` is a redirect. Browsers hide its status and target. */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || STATUSES.has(status);
}

/** Sends the same request to an address, with other options where given. */
export type Send = (url: URL, more?: RequestInit) => Promise<Response>;

/**
 * Sends a GET and follows its redirects on the same origin. Not left to `fetch`: Cloudflare Workers may take the bearer
 * token along to another origin. Resolves with `null` when a redirect leads to another origin, or there are too many.
 */
export async function followOnOrigin(send: Send, url: URL): Promise<Response | null> {
  let current = url;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each redirect names the next address
    const response = await send(current);
    if (!isRedirect(response)) return response;
    // A browser hides the target, but takes no bearer token along to another origin.
    if (response.type === 'opaqueredirect') return followInBrowser(send, current);
    const location = response.headers.get('location');
    if (location === null) return response;
    response.body?.cancel().catch(() => undefined);
    current = new URL(location, current);
    if (current.origin !== url.origin) return null;
  }
  return null;
}

async function followInBrowser(send: Send, url: URL): Promise<Response | null> {
  const response = await send(url, { redirect: 'follow' });
  return response.redirected && new URL(response.url).origin !== url.origin ? null : response;
}
