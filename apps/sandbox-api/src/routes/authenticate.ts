import type { Context } from 'hono';
import type { UserRow } from '../db/rows.ts';
import { readToken } from '../db/tokens.ts';
import { userById } from '../db/users.ts';
import { Problem } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';

const unauthorized = (body: unknown) => new Problem(401, body, { 'www-authenticate': 'Bearer realm="api"' });

/** The user of the bearer token; undefined when none was sent. Throws the 401 of SimpleJWT for an invalid token. */
export async function bearerUser({ db, now }: Sandbox, c: Context): Promise<UserRow | undefined> {
  const parts = (c.req.header('authorization') ?? '').split(' ').filter(Boolean);
  const [scheme, token, ...rest] = parts;
  if (scheme !== 'Bearer') return undefined;
  if (token === undefined || rest.length > 0) {
    const detail = 'Authorization header must contain two space-delimited values';
    throw unauthorized({ detail, code: 'bad_authorization_header' });
  }
  const reading = await readToken(db, token, 'access', now());
  if ('fault' in reading) {
    throw unauthorized({
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: reading.fault }],
    });
  }
  const user = userById(db, reading.userId);
  if (!user) throw unauthorized({ detail: 'User not found', code: 'user_not_found' });
  return user;
}

/** Like `bearerUser`, but a missing token is a 401 too. */
export async function authenticate(sandbox: Sandbox, c: Context): Promise<UserRow> {
  const user = await bearerUser(sandbox, c);
  if (!user) throw unauthorized({ detail: 'Authentication credentials were not provided.' });
  return user;
}
