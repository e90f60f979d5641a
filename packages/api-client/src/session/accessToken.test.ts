import { describe, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { createSessionServer } from '../testing/createSessionServer.js';
import { sendJson } from '../testing/createTestServer.js';
import { begun } from '../testing/sessions.js';

describe('the access token', () => {
  it('is the stored one, and nobody’s after signing out', async () => {
    const server = await createSessionServer();
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun() });
    expect(await client.getAccessToken()).toBe('access-1');
    expect(await client.getAccessToken({ refused: 'an older one' })).toBe('access-1');
    client.auth.logout();
    expect(await client.getAccessToken({ refused: 'access-1' })).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('is renewed once when it was refused and is still the stored one, however many ask', async () => {
    const server = await createSessionServer();
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const asked = [1, 2, 3].map(() => client.getAccessToken({ refused: 'old' }));
    expect(await Promise.all([...asked, client.bots.list().then(() => 'read')])).toEqual([
      'access-2',
      'access-2',
      'access-2',
      'read',
    ]);
    expect(server.refreshCount()).toBe(1);
  });

  it('is not given while the refresh fails, and waiting for it can be stopped', async () => {
    const server = await createSessionServer({ onRefresh: (response) => sendJson(response, 503, {}) });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    await expect(client.getAccessToken({ refused: 'old' })).rejects.toMatchObject({ kind: 'http', status: 503 });
    for (const [reason, kind] of [
      [new DOMException('Left.', 'AbortError'), 'aborted'],
      [new DOMException('Late.', 'TimeoutError'), 'timeout'],
    ] as const) {
      const waiting = client.getAccessToken({ refused: 'old', signal: AbortSignal.abort(reason) });
      // oxlint-disable-next-line no-await-in-loop -- both wait for the same refresh
      await expect(waiting).rejects.toMatchObject({ kind });
    }
  });
});
