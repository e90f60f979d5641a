import { describe, expect, test } from 'vitest';
import { createRequestLog, refreshesAmong, refusedAmong, type SeenRequest, unauthorizedAmong } from './requestLog.ts';

function seen(at: number, path = '/api/bots/', status = 200, method = 'GET'): SeenRequest {
  return { method, path, status, at };
}

describe('a log of the newest requests', () => {
  const all = [seen(1), seen(1, '/api/a/'), seen(2, '/api/b/'), seen(2, '/api/c/'), seen(2, '/api/d/'), seen(5)];

  test.each([[[6]], [[0, 6]], [[3, 6]], [[4, 6]], [[1, 2, 3, 4, 5, 6]], [[4, 4, 6, 6]]])(
    'is complete and in order when read after so many: %j',
    (ends) => {
      const log = createRequestLog();
      for (const end of ends) log.take(all.slice(0, end));
      expect(log.entries).toEqual(all);
    },
  );

  test('continues when all but the last known entry has been dropped', () => {
    const log = createRequestLog();
    log.take(all.slice(0, 3));
    log.take(all.slice(2));
    expect(log.entries).toEqual(all);
  });

  test('throws when requests were dropped before it was read', () => {
    const log = createRequestLog();
    log.take(all.slice(0, 3));
    expect(() => log.take(all.slice(5))).toThrow('read too seldom');
  });
});

test('distinguishes refreshes, refused refreshes and answers 401', () => {
  const path = '/api/auth/refresh/';
  const [good, refused, down] = [seen(1, path, 200, 'POST'), seen(2, path, 401, 'POST'), seen(3, path, 502, 'POST')];
  const preflight = seen(0, path, 204, 'OPTIONS');
  const expired = seen(4, '/api/bots/', 401);
  const entries = [preflight, good, refused, down, expired];
  expect(refreshesAmong(entries)).toEqual([good, refused, down]);
  expect(refusedAmong(entries)).toEqual([refused]);
  expect(unauthorizedAmong(entries)).toEqual([refused, expired]);
});
