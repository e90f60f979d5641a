import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { toSentry } from './sentry.ts';
import { createReporter, type ErrorReport } from '../src/services/errorReports.ts';

const DSN = 'https://abc123@o7.ingest.sentry.io/42';

/** The reports that a page sends for an error, as its server receives them. */
function createReports(error: Error): ErrorReport[] {
  const sent: string[] = [];
  const { report, flush } = createReporter(
    (reports) => void sent.push(reports),
    () => '/account',
    () => Date.UTC(2025, 10, 20),
  );
  report('error', error);
  flush();
  return JSON.parse(sent.join(''));
}

test('a report of a page becomes an event that Sentry takes', async () => {
  const error = new TypeError('rich@sandbox.test has 12500.00');
  error.stack =
    'TypeError\n    at pay (https://a.example/assets/shared-1.js:3:14)\n    at run (https://a.example/assets/index-2.js:5:9)';
  const [envelope] = toSentry(createReports(error), DSN, '1.0.0');
  expect(envelope?.url).toBe('https://o7.ingest.sentry.io/api/42/envelope/');
  expect(envelope?.headers).toMatchObject({ 'x-sentry-auth': expect.stringContaining('sentry_key=abc123') });

  // Over a connection of its own, as a server would send it.
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: envelope?.headers ?? {},
    body: envelope?.body ?? '',
  });
  const [head, item, event] = received
    .join('')
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(item).toEqual({ type: 'event' });
  expect(head).toEqual({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: '2025-11-20T00:00:00.000Z' });
  expect(event).toMatchObject({
    level: 'error',
    release: '1.0.0',
    transaction: '/account',
    tags: { kind: 'error' },
    exception: {
      values: [
        {
          value: '[e-mail] has #',
          stacktrace: {
            frames: [
              { filename: 'index-2.js', lineno: 5, colno: 9, in_app: true },
              { filename: 'shared-1.js', lineno: 3, colno: 14, in_app: true },
            ],
          },
        },
      ],
    },
  });
});

test.each([
  '',
  'https://o7.ingest.sentry.io/42',
  'http://abc@o7.ingest.sentry.io/42',
  'https://abc@o7.ingest.sentry.io/x',
])('an address that is no DSN is refused: %j', (dsn) => {
  expect(() => toSentry([], dsn, '1')).toThrow(TypeError);
});
