import { describe, expect, test } from 'vitest';
import { createHarness } from '../testing/harness.ts';

const account = { email: 'viewer@example.com', password: 'long enough', password_confirm: 'long enough' };

async function registered(settings = {}) {
  const harness = createHarness({ settings });
  await harness.call('POST', '/api/auth/register/', { body: account });
  const { body } = await harness.call('POST', '/api/auth/login/', { body: account });
  return { ...harness, tokens: body as { access: string; refresh: string } };
}

const notValid = (message: string) => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});

describe('signing up', () => {
  test.each([
    [
      {},
      {
        email: ['This field is required.'],
        password: ['This field is required.'],
        password_confirm: ['This field is required.'],
      },
    ],
    [{ ...account, email: '' }, { email: ['This field may not be blank.'] }],
    [{ ...account, email: null }, { email: ['This field may not be null.'] }],
    [{ ...account, email: ['a@b.c'] }, { email: ['Not a valid string.'] }],
    [{ ...account, email: 'viewer@example' }, { email: ['Enter a valid email address.'] }],
    [{ ...account, email: 'a\0@example.com' }, { email: ['Null characters are not allowed.'] }],
    [{ ...account, email: '\ud800@example.com' }, { email: ['Surrogate characters are not allowed.'] }],
    [
      { ...account, password: 'short', password_confirm: 'short' },
      { password: ['This password is too short. It must contain at least 8 characters.'] },
    ],
    [{ ...account, password_confirm: 'other words' }, { non_field_errors: ['Passwords do not match.'] }],
  ])('with %j answers 400 with the errors by field', async (body, errors) => {
    const { call } = createHarness();
    expect(await call('POST', '/api/auth/register/', { body })).toMatchObject({ status: 400, body: errors });
  });

  test('creates a user with an empty balance, once for each e-mail', async () => {
    const { call } = createHarness();
    expect(await call('POST', '/api/auth/register/', { body: account })).toMatchObject({
      status: 201,
      body: { id: 1, display_id: '100001', email: 'viewer@example.com', balance: '0.00', email_verified: false },
    });
    const again = await call('POST', '/api/auth/register/', { body: { ...account, email: 'VIEWER@example.com' } });
    expect(again).toMatchObject({ status: 400, body: { email: ['user with this email already exists.'] } });
  });

  test('twice at once creates one user', async () => {
    const { call } = createHarness();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/auth/register/', { body: account })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  test('with a stale bearer token is refused, although the call is public', { tags: ['G-29'] }, async () => {
    const { call } = createHarness();
    const reply = await call('POST', '/api/auth/register/', { body: account, token: 'stale' });
    expect(reply).toMatchObject({ status: 401, body: notValid('Token is invalid') });
  });
});

describe('logging in', () => {
  test('with a wrong password or an unknown e-mail is the same 401', async () => {
    const { call } = await registered();
    const body = { detail: 'No active account found with the given credentials' };
    for (const attempt of [
      { ...account, password: 'wrong words' },
      { ...account, email: 'nobody@example.com' },
    ]) {
      expect(await call('POST', '/api/auth/login/', { body: attempt })).toMatchObject({ status: 401, body });
    }
  });

  test('ignores a stale bearer token', async () => {
    const { call } = await registered();
    expect((await call('POST', '/api/auth/login/', { body: account, token: 'stale' })).status).toBe(200);
  });
});

describe('an access token', () => {
  test('opens the profile until it expires', async () => {
    const { call, clock, tokens } = await registered({ accessSeconds: 60 });
    const profile = () => call('GET', '/api/auth/profile/', { token: tokens.access });
    expect(await profile()).toMatchObject({ status: 200, body: { email: 'viewer@example.com' } });
    clock.advance(61_000);
    expect(await profile()).toMatchObject({ status: 401, body: notValid('Token is expired') });
  });

  test('is refused when it is malformed, signed with another key, a refresh token, or of a deleted user', async () => {
    const { call, tokens, sandbox } = await registered();
    const profile = (token: string) => call('GET', '/api/auth/profile/', { token });
    const other = await registered();
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tokens.access.split('.')[1]}.`;
    for (const token of ['rubbish', other.tokens.access, unsigned]) {
      expect(await profile(token)).toMatchObject({ status: 401, body: notValid('Token is invalid') });
    }
    expect(await profile(tokens.refresh)).toMatchObject({ status: 401, body: notValid('Token has wrong type') });
    sandbox.db.run('DELETE FROM refresh_tokens');
    sandbox.db.run('DELETE FROM users');
    expect(await profile(tokens.access)).toMatchObject({ status: 401, body: { code: 'user_not_found' } });
  });

  test('is required, with the challenge of a bearer server', async () => {
    const { call } = createHarness();
    const missing = await call('GET', '/api/auth/profile/');
    expect(missing).toMatchObject({ status: 401, body: { detail: 'Authentication credentials were not provided.' } });
    expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="api"');
    const odd = await call('GET', '/api/auth/profile/', { headers: { authorization: 'Bearer a b' } });
    expect(odd).toMatchObject({ status: 401, body: { code: 'bad_authorization_header' } });
  });
});

describe('a refresh token', () => {
  test('works for one new pair', async () => {
    const { call, tokens } = await registered();
    const first = await call('POST', '/api/auth/refresh/', { body: { refresh: tokens.refresh } });
    expect(first.status).toBe(200);
    const next = first.body as typeof tokens;
    expect((await call('GET', '/api/auth/profile/', { token: next.access })).status).toBe(200);
    expect((await call('POST', '/api/auth/refresh/', { body: { refresh: next.refresh } })).status).toBe(200);
  });

  test('used twice revokes its whole family, and no other session', async () => {
    const { call, tokens } = await registered();
    const refresh = (token: string) => call('POST', '/api/auth/refresh/', { body: { refresh: token } });
    const other = (await call('POST', '/api/auth/login/', { body: account })).body as typeof tokens;
    const next = (await refresh(tokens.refresh)).body as typeof tokens;
    const blacklisted = { status: 401, body: { detail: 'Token is blacklisted', code: 'token_not_valid' } };
    expect(await refresh(tokens.refresh)).toMatchObject(blacklisted);
    expect(await refresh(next.refresh)).toMatchObject(blacklisted);
    expect((await refresh(other.refresh)).status).toBe(200);
  });

  test('sent twenty times at once is exchanged once', async () => {
    const { call, tokens } = await registered();
    const calls = Array.from({ length: 20 }, () =>
      call('POST', '/api/auth/refresh/', { body: { refresh: tokens.refresh } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('is stored only as a hash', async () => {
    const { sandbox, tokens } = await registered();
    const rows = sandbox.db.all<{ hash: string }>('SELECT hash FROM refresh_tokens');
    expect(rows.map(({ hash }) => hash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(JSON.stringify(rows)).not.toContain(tokens.refresh);
  });

  test('is refused when missing, malformed, expired or an access token', async () => {
    const { call, tokens, clock } = await registered();
    const refresh = (body: unknown) => call('POST', '/api/auth/refresh/', { body });
    expect(await refresh({})).toMatchObject({ status: 400, body: { refresh: ['This field is required.'] } });
    expect(await refresh({ refresh: 'x' })).toMatchObject({ status: 401, body: { detail: 'Token is invalid' } });
    expect(await refresh({ refresh: tokens.access })).toMatchObject({
      status: 401,
      body: { detail: 'Token has wrong type' },
    });
    clock.advance(8 * 86_400_000);
    expect(await refresh({ refresh: tokens.refresh })).toMatchObject({
      status: 401,
      body: { detail: 'Token is expired' },
    });
  });
});
