import { hashPassword, isPassword } from '../db/passwords.ts';
import { issueTokens, readToken, rotateTokens } from '../db/tokens.ts';
import { addUser, userByEmail, userById } from '../db/users.ts';
import { limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import type { TokensWire } from '../wire.ts';
import { bearerUser } from './authenticate.ts';
import { readBody } from './body.ts';
import { SLOW_MS, type Endpoint } from './endpoint.ts';
import { readFields } from './fields.ts';
import { userWire } from './present.ts';

const MAX_PASSWORD = 128;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TAKEN = 'user with this email already exists.';

const refused = (detail: string) => new Problem(401, { detail, code: 'token_not_valid' });

/** Log in, sign up, exchange a refresh token, read the user's profile. */
export function authEndpoints(sandbox: Sandbox): Endpoint[] {
  const { db, now, settings } = sandbox;
  const issue = (userId: number) => ({ db, userId, now: now(), accessSeconds: settings.accessSeconds });

  return [
    {
      path: '/auth/login/',
      access: 'open',
      post: async (c) => {
        const fields = readFields(await readBody(c));
        const email = fields.text('email') ?? '';
        const password = fields.text('password', { max: MAX_PASSWORD, isTrimmed: false }) ?? '';
        fields.check();
        const user = userByEmail(db, email);
        const isRight = await isPassword(user?.password_hash, password);
        if (user?.behavior === 'slow') await sandbox.wait(SLOW_MS);
        if (!user || !isRight) throw new Problem(401, { detail: 'No active account found with the given credentials' });
        return c.json((await issueTokens(issue(Number(user.id)))) satisfies TokensWire);
      },
    },
    {
      path: '/auth/register/',
      access: 'open',
      post: async (c) => {
        // As on such servers, a public call with a stale bearer token is refused.
        await bearerUser(sandbox, c);
        const fields = readFields(await readBody(c));
        const email = fields.text('email') ?? '';
        if (email !== '' && !EMAIL.test(email)) fields.fail('email', 'Enter a valid email address.');
        else if (userByEmail(db, email)) fields.fail('email', TAKEN);
        const password = fields.text('password', { max: MAX_PASSWORD, isTrimmed: false });
        if (password !== undefined && password.length < limits.minimumPasswordLength) {
          const rule = `It must contain at least ${limits.minimumPasswordLength} characters.`;
          fields.fail('password', `This password is too short. ${rule}`);
        }
        const confirmation = fields.text('password_confirm', { max: MAX_PASSWORD, isTrimmed: false });
        fields.check();
        if (password !== confirmation) fields.fail('non_field_errors', 'Passwords do not match.');
        fields.check();
        const id = addUser(db, { email, passwordHash: await hashPassword(password ?? ''), joinedAt: now() });
        const user = id === undefined ? undefined : userById(db, id);
        if (!user) throw new Problem(400, { email: [TAKEN] });
        return c.json(userWire(user), 201);
      },
    },
    {
      path: '/auth/refresh/',
      access: 'open',
      post: async (c) => {
        const fields = readFields(await readBody(c));
        const refresh = fields.text('refresh', { max: 4_096 }) ?? '';
        fields.check();
        const reading = await readToken(db, refresh, 'refresh', now());
        if ('fault' in reading) throw refused(reading.fault);
        const user = userById(db, reading.userId);
        if (!user) throw refused('Token is invalid');
        if (user.behavior === 'slow') await sandbox.wait(SLOW_MS);
        const tokens = await rotateTokens(issue(reading.userId), refresh);
        if ('fault' in tokens) throw refused(tokens.fault);
        return c.json(tokens);
      },
    },
    { path: '/auth/profile/', access: 'user', get: (c, user) => c.json(userWire(user)) },
  ];
}
