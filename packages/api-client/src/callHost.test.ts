import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callHost } from './callHost.js';
import { createApiClient } from './createApiClient.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import { createSessionServer } from './testing/createSessionServer.js';
import { createTestServer, sendJson } from './testing/createTestServer.js';
import { begun, watch } from './testing/sessions.js';

const failure = new Error('A function of the host failed.');
const fail = (): never => {
  throw failure;
};

/** Collects what is reported, as a browser does. */
function collectReports(): unknown[] {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reported;
}

describe('a function of the host that throws', () => {
  it('is reported and returns nothing; one that does not returns its result', () => {
    const reported = collectReports();
    expect(callHost(fail)).toBeUndefined();
    expect(reported).toEqual([failure]);
    expect(callHost(() => 7)).toBe(7);
    expect(reported).toHaveLength(1);
  });

  it('is written to the console where nothing else reports errors', () => {
    vi.stubGlobal('reportError', undefined);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => {
      vi.unstubAllGlobals();
      log.mockRestore();
    });
    callHost(fail);
    expect(log.mock.calls).toEqual([[failure]]);
  });

  it('as a listener of the session fails no sign-in, and stops no other listener', async () => {
    const reported = collectReports();
    const server = await createSessionServer();
    const client = createApiClient({ baseUrl: server.url });
    client.session.subscribe(fail);
    const changes = watch(client);
    const login = client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
    await expect(login).resolves.toMatchObject({ id: 7 });
    expect(client.session.hasTokens()).toBe(true);
    client.session.clear();
    expect(changes).toEqual(['signedIn', 'signedOut']);
    expect(reported).toEqual([failure, failure]);
  });

  it('as a listener of the session does not hide why a call was refused', async () => {
    collectReports();
    const server = await createSessionServer({ onRefresh: (response) => sendJson(response, 401, {}) });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    client.session.subscribe(fail);
    await expect(client.bots.list()).rejects.toMatchObject({ kind: 'http', status: 401 });
  });

  it('when told of an unreadable record hides no other record', async () => {
    const reported = collectReports();
    const server = await createTestServer((_request, response) =>
      sendJson(response, 200, [{}, { id: 1, name: 'Bot' }]),
    );
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun(), onUnreadable: fail });
    await expect(client.bots.list()).resolves.toMatchObject({ items: [{ id: 1 }], unreadable: 1 });
    expect(reported).toEqual([failure]);
  });

  it('as the subscription of a token store costs only what other tabs do', () => {
    const reported = collectReports();
    const store = { ...memoryTokenStore(), subscribe: fail };
    const client = createApiClient({ baseUrl: 'https://api.example.com', tokenStore: store });
    const unsubscribe = client.session.subscribe(() => undefined);
    unsubscribe();
    const stuck = { ...memoryTokenStore(), subscribe: () => fail };
    createApiClient({ baseUrl: 'https://api.example.com', tokenStore: stuck }).session.subscribe(() => undefined)();
    expect(reported).toEqual([failure, failure]);
  });
});
