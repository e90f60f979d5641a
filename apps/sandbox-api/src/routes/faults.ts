import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sandbox } from '../sandbox.ts';
import type { Fault, FaultBox } from '../simulation/faults.ts';

const NO_BODY = new Set([101, 204, 205, 304]);

function cutConnection(c: Context): void {
  const { incoming } = c.env as Partial<HttpBindings>;
  incoming?.socket.destroy();
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
  sandbox: Sandbox,
  fault: Fault,
  c: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (fault.delayMs !== undefined) await sandbox.wait(fault.delayMs);
  if (fault.cut === 'before') {
    cutConnection(c);
    return c.body(null, 503);
  }
  if (fault.status !== undefined) return faultAnswer(c, fault);
  await next();
  if (fault.cut === 'after') cutConnection(c);
  return undefined;
}

const isControl = (path: string) => path.startsWith('/sandbox/');

/** Notes every request's method, path and status. Goes outermost, so that it sees the status that was sent. */
export function recordRequests(box: FaultBox): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (isControl(c.req.path)) return;
    box.record({ method: c.req.method, path: c.req.path, status: c.res.status, at: Date.now() });
  };
}

/** Lets armed faults happen. Goes after CORS, so that a browser may read the answer unless the fault says otherwise. */
export function applyFaults(sandbox: Sandbox, box: FaultBox): MiddlewareHandler {
  return async (c, next) => {
    const fault = isControl(c.req.path) ? undefined : box.take(c.req.method, c.req.path);
    if (!fault) return next();
    const response = await hit(sandbox, fault, c, next);
    if (fault.cors === false) c.set('bare', true);
    return response;
  };
}

/** Takes the CORS headers off answers whose fault asked for it. */
export const bareAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.get('bare') !== true) return;
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers', 'vary'])
    c.res.headers.delete(name);
};
