/** The statuses `fetch` follows. */
const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** As many as `fetch` follows. */
const MAX_HOPS = 20;

/** A redirect that is not followed, because the bearer token would go to another server. */
export class ForeignRedirect extends TypeError {}

/** Sends a request, with other options where given. */
export type Send = (request: Request, more?: RequestInit) => Promise<Response>;

/** Whether an answer to a request sent with `redirect: 'manual'` is a redirect. Browsers hide its status and target. */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || STATUSES.has(status);
}

/** Sends what is not a GET. One that is redirected may have been carried out first, so it counts as a lost answer. */
export async function refuseRedirect(send: Send, request: Request): Promise<Response> {
  const response = await send(request);
  if (!isRedirect(response)) return response;
  response.body?.cancel().catch(() => undefined);
  throw new TypeError(`A ${request.method} was answered with a redirect.`);
}

/**
 * Sends a GET and follows its redirects on the same origin. Not left to `fetch`: Cloudflare Workers may take the bearer
 * token along to another origin. Rejects with a {@link ForeignRedirect} when one leads there, or there are too many.
 */
export async function followOnOrigin(send: Send, first: Request): Promise<Response> {
  const { origin } = new URL(first.url);
  let request = first;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each redirect names the next address
    const response = await send(request);
    if (!isRedirect(response)) return response;
    // A browser hides the target, but takes no bearer token along to another origin.
    if (response.type === 'opaqueredirect') return followInBrowser(send, request, origin);
    const location = response.headers.get('location');
    if (location === null) return response;
    response.body?.cancel().catch(() => undefined);
    const next = new URL(location, request.url);
    if (next.origin !== origin) throw new ForeignRedirect(describeTarget(next));
    request = new Request(next, request);
  }
  throw new ForeignRedirect('The server redirects without end.');
}

async function followInBrowser(send: Send, request: Request, origin: string): Promise<Response> {
  const response = await send(request, { redirect: 'follow' }).catch((cause: unknown) => {
    throw new TypeError('The server redirected to another origin, or CORS refused what it redirected to.', { cause });
  });
  if (!response.redirected || new URL(response.url).origin === origin) return response;
  throw new ForeignRedirect(describeTarget(new URL(response.url)));
}

function describeTarget({ origin, pathname }: URL): string {
  const [prefix = ''] = pathname.split('/api/', 1);
  return `The server redirects to another origin: set baseUrl to ${origin}${pathname.includes('/api/') ? prefix : ''}`;
}
