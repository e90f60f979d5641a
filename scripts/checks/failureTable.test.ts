import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Failure, failureRows, failures } from '../../apps/web/e2e/failures.ts';
import { createApiClient, isApiError } from '../../packages/api-client/src/index.ts';
import {
  createTestServer,
  sendHtml,
  sendJson,
  sendReset,
  sendTruncated,
} from '../../packages/api-client/src/testing/createTestServer.ts';
import { begun } from '../../packages/api-client/src/testing/sessions.ts';
import { root } from '@etherpilot/testkit/processes';
import { formatFailures } from './failureTable.ts';

/** The calls of the client that no screen makes. */
const callers: Readonly<Record<string, (client: ReturnType<typeof createApiClient>) => Promise<unknown>>> = {
  '/api/bots/1/': (client) => client.bots.get(1),
  '/api/bots/investments/9/': (client) => client.investments.get(9),
  '/api/deposit/withdrawals/4/': (client) => client.withdrawals.get(4),
};

describe('the table of failures', () => {
  test('is what docs/failures.md says', async () => {
    await expect(formatFailures()).toMatchFileSnapshot(join(root, 'docs/failures.md'));
  });

  test('has every call once for each screen, and on each change every failure once', () => {
    const calls = failureRows.map(({ method, path, place }) => `${method} ${path} ${place}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(failureRows.map(({ path }) => path)).size).toBe(15);
    expect(new Set(failureRows.flatMap(({ onEachChange }) => onEachChange))).toEqual(new Set(failures));
  });

  test('has words for everything but a success, and none of a machine', () => {
    const outcomes = failureRows.flatMap((row) => Object.values(row.outcomes));
    expect(outcomes.filter(({ kind, text }) => text === '' && kind !== 'success')).toEqual([]);
    expect(outcomes.filter(({ text }) => /undefined|null|object|<|\{|Error:/.test(text))).toEqual([]);
  });
});

test.each(failureRows.filter(({ place }) => place === null))(
  '$path, which no screen calls, rejects in these words',
  async ({ path, outcomes }) => {
    const call = callers[path];
    const server = await createTestServer((request, response) => {
      const [, failure = ''] = /^\/([^/]+)\/api\//.exec(decodeURIComponent(request.path)) ?? [];
      if (request.path.endsWith('/auth/refresh/')) return sendJson(response, 200, { access: 'access-2' });
      return respond(failure as Failure, response);
    });
    const reject = async (failure: Failure) => {
      const baseUrl = `${server.url}/${encodeURIComponent(failure)}`;
      const error = await call?.(createApiClient({ baseUrl, tokenStore: begun() })).catch((thrown: unknown) => thrown);
      return [failure, isApiError(error) ? [error.title, error.message] : error] as const;
    };
    // That nothing arrives takes longer than a test; the client's own tests have a clock for it.
    const answered = failures.filter((failure) => failure !== 'hang');
    const rejections = await Promise.all(answered.map(reject));
    const expected = answered.map((failure) => [failure, [outcomes[failure].title, outcomes[failure].text]]);
    // Outside of a browser nothing keeps the client from reading a proxy's page.
    const other = { '413': ['Error', 'Request failed with status 413.'] };
    expect(Object.fromEntries(rejections)).toEqual({ ...Object.fromEntries(expected), ...other });
  },
);

function respond(failure: Failure, response: Parameters<typeof sendHtml>[0]): void {
  if (failure === 'cut') response.destroy();
  else if (failure === 'reset') sendReset(response);
  else if (failure === 'truncated') sendTruncated(response);
  else if (failure === 'HTML 200') sendHtml(response, 200);
  else if (failure === 'empty 200') response.writeHead(200).end();
  else if (['413', '502', '504'].includes(failure)) sendHtml(response, Number(failure));
  else sendJson(response, Number(failure), {});
}
