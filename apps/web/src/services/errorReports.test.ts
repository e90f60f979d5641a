import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReporter, framesOf, withoutPersonal } from './errorReports.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reporter() {
  const sent: unknown[][] = [];
  const { report, flush } = createReporter(
    (text) => sent.push(JSON.parse(text)),
    () => '/withdraw',
    () => Date.UTC(2026, 6, 12),
  );
  return { sent, report, flush };
}

test.each([
  ['rich@sandbox.test has no profile', '[e-mail] has no profile'],
  ['balance 12500.00 is not 12,440', 'balance # is not #'],
  ['no 0x52908400098527886E0F7030069857D2E4169EE7', 'no [long]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.abc expired', '[token] expired'],
  ['GET https://api.example.com/list/?track_id=193139644', 'GET https://api.example.com/list/?…'],
])('of “%s” remains “%s”', (text, rest) => {
  expect(withoutPersonal(text)).toBe(rest);
});

test('of a stack only files, lines and columns remain, whatever the engine', () => {
  const chrome = 'TypeError: x of rich@sandbox.test\n    at read (https://app.example.com/assets/index-a1.js:3:17)';
  expect(framesOf(chrome)).toEqual(['index-a1.js:3:17']);
  expect(framesOf('read@https://app.example.com/assets/index-a1.js:3:17')).toEqual(['index-a1.js:3:17']);
});

describe('reports', () => {
  test('leave out what browsers call an error although nothing is wrong', () => {
    const { sent, report } = reporter();
    report('error', 'ResizeObserver loop completed with undelivered notifications.');
    vi.advanceTimersByTime(5_000);
    expect(sent).toEqual([]);
  });

  test('are sent together, a repeated one once with its count', () => {
    const { sent, report } = reporter();
    report('error', new TypeError('no field'));
    report('error', new TypeError('no field'));
    report('rejection', 'no reason');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(sent).toMatchObject([
      [
        { kind: 'error', message: 'no field', page: '/withdraw', at: '2026-07-12T00:00:00.000Z', count: 2 },
        { kind: 'rejection', message: 'no reason', stack: [], count: 1 },
      ],
    ]);
  });

  test('that wait are sent when the page is left, and not again', () => {
    const { sent, report, flush } = reporter();
    report('policy', 'script-src refused inline');
    flush();
    vi.advanceTimersByTime(60_000);
    flush();
    expect(sent).toHaveLength(1);
  });

  test('end after fifty, so that a loop of errors is not one of calls', () => {
    const { sent, report } = reporter();
    for (let index = 0; index < 200; index += 1) {
      report('error', new Error(`no ${'x'.repeat(index % 80)}`));
      vi.advanceTimersByTime(10_000);
    }
    expect(sent.flat()).toHaveLength(50);
  });
});
