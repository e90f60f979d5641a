import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sandbox } from '../sandbox.ts';
import type { Cut, Fault, FaultBox } from '../simulation/faults.ts';

/** Longer than any client waits (ms). */
const LONGEST_HOLD_MS = 3_600_000;
const NO_BODY = new Set([101, 204, 205, 304]);

function cutConnection(c: Context, cut: Cut): void {
  const { incoming } = c.env as Partial<HttpBindings>;
  if (cut === 'reset') incoming?.socket.resetAndDestroy();
  else incoming?.socket.destroy();
}

/**
 * Half of an answer whose headers announce all of it and more; the connection is then closed, so that the client does
 * not wait.
 */
async function truncated(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set('content-length', String(Buffer.byteLength(text) + 1));
  headers.set('connection', 'close');
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status: answer.status, headers });
}

function faultAnswer(
  c: Context,
  { status = 200, body, contentType = 'application/json', headers = {} }: Fault,
): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (NO_BODY.has(status) || body === undefined) return c.body(null, status as 204);
  return c.body(text, status as ContentfulStatusCode, { 'content-type': contentType });
}

async function hit(
  { wait }: Sandbox,
  fault: Fault,
  { c, next, box }: { c: Context; next: () => Promise<void>; box: FaultBox },
): Promise<Response | undefined> {
  const signal = box.getSignal();
  if (fault.held === true) await wait(LONGEST_HOLD_MS, box.getReleaseSignal());
  if (fault.delayMs !== undefined) await wait(fault.delayMs, signal);
  const cut = signal.aborted ? 'before' : fault.cut;
  if (cut === 'before' || cut === 'reset') {
    cutConnection(c, cut);
    return c.body(null, 503);
  }
  const isTruncated = fault.cut === 'truncated';
  if (fault.status !== undefined && fault.commits !== true) {
    return isTruncated ? truncated(faultAnswer(c, fault)) : faultAnswer(c, fault);
  }
  await next();
  if (fault.delayAfterMs !== undefined) await wait(fault.delayAfterMs, signal);
  if (fault.cut === 'after') cutConnection(c, fault.cut);
  if (fault.status !== undefined && c.res.ok) replaceAnswer(c, faultAnswer(c, fault));
  if (isTruncated) replaceAnswer(c, await truncated(c.res));
  return undefined;
}

function replaceAnswer(c: Context, answer: Response): void {
  // Cleared first: Hono would merge the headers of the old answer into the new one.
  c.res = undefined;
  c.res = answer;
}

const isControl = (path: string) => path.startsWith('/sandbox/');

/**
 * Logs every request's method, path and status, unless a reset came before its answer. Must be the outermost middleware to
 * see the status that was sent.
 */
export function recordRequests(box: FaultBox): MiddlewareHandler {
  return async (c, next) => {
    const signal = box.getSignal();
    await next();
    if (isControl(c.req.path) || signal.aborted) return;
    box.record({ method: c.req.method, path: c.req.path, status: c.res.status, at: Date.now() });
  };
}

/**
 * Applies armed faults. Comes after CORS, so that a browser may read the answer unless the fault says otherwise. A reset
 * ends their delays and what they hold, and cuts a call that has not been handled yet.
 */
export function applyFaults(sandbox: Sandbox, box: FaultBox): MiddlewareHandler {
  return async (c, next) => {
    const fault = isControl(c.req.path) ? undefined : box.take(c.req.method, c.req.path);
    if (!fault) return next();
    const response = await hit(sandbox, fault, { c, next, box });
    if (fault.cors === false) c.set('bare', true);
    return response;
  };
}

/** Removes the CORS headers from answers whose fault asks for it. */
export const bareAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.get('bare') !== true) return;
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers', 'vary'])
    c.res.headers.delete(name);
};
