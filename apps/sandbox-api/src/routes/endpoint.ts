import type { Context } from 'hono';
import type { UserRow } from '../db/rows.ts';
import { Problem, serverError } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { answerOnce } from './answerOnce.ts';
import { authenticate } from './authenticate.ts';

type Answer = Response | Promise<Response>;

/** One path of the API, below `/api`, with the trailing slash; `:id` matches digits. */
export type Endpoint =
  | { path: string; access: 'open'; get?: (c: Context) => Answer; post?: (c: Context) => Answer }
  | {
      path: string;
      access: 'user';
      /** A list answers 500 for a 'broken' user. */
      isList?: boolean;
      get?: (c: Context, user: UserRow) => Answer;
      post?: (c: Context, user: UserRow) => Answer;
    };

/** The delay of every answer for a 'slow' user (ms). */
export const SLOW_MS = 2_000;

const allowed = (endpoint: Endpoint) =>
  [endpoint.get && 'GET, HEAD', endpoint.post && 'POST', 'OPTIONS'].filter(Boolean).join(', ');

function methodNotAllowed(c: Context, endpoint: Endpoint): Problem {
  const body = { detail: `Method "${c.req.method}" not allowed.` };
  return new Problem(405, body, { allow: allowed(endpoint) });
}

const getHandler = <Handler>(c: Context, { get, post }: { get?: Handler; post?: Handler }): Handler | undefined => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return get;
  return c.req.method === 'POST' ? post : undefined;
};

/** Answers a request to the endpoint; like Django, it authenticates before it checks the method. */
export async function answer(sandbox: Sandbox, endpoint: Endpoint, c: Context): Promise<Response> {
  if (endpoint.access === 'open') {
    const handler = getHandler(c, endpoint);
    if (!handler) throw methodNotAllowed(c, endpoint);
    return handler(c);
  }
  const user = await authenticate(sandbox, c);
  if (user.behavior === 'slow') await sandbox.wait(SLOW_MS);
  const handler = getHandler(c, endpoint);
  if (!handler) throw methodNotAllowed(c, endpoint);
  if (user.behavior === 'broken' && endpoint.isList) throw serverError();
  if (c.req.method !== 'POST') return handler(c, user);
  return answerOnce(sandbox.answers, c, user, () => handler(c, user));
}

/** Whether a path below `/api`, as received, matches this endpoint. */
export function matches(endpoint: Endpoint, path: string): boolean {
  return new RegExp(`^${endpoint.path.replace(':id', '\\d+')}$`).test(path);
}
