import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReporter, parseFrames, withoutPersonal } from './errorReports.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reporter(path = '/withdraw') {
  const sent: unknown[][] = [];
  const { report, flush } = createReporter(
    (text) => sent.push(JSON.parse(text)),
    () => path,
    () => Date.UTC(2026, 6, 12),
  );
  return { sent, report, flush };
}

test.each([
  ['rich@sandbox.test has no profile', '[e-mail] has no profile'],
  ['GET /people/rich%40sandbox.test failed', 'GET [e-mail] failed'],
  ['GET /people/rich%2540sandbox.test failed', 'GET [e-mail] failed'],
  ['no "rich poor"@sandbox.test', 'no [e-mail]'],
  [String.raw`no "\"rich poor\"@sandbox.test"`, 'no "[e-mail]"'],
  [String.raw`{"email":"rich\u0040sandbox.test"}`, '{"email":"[e-mail]"}'],
  ['<b>rich&#64;sandbox.test</b>', '<b>[e-mail]</b>'],
  ["o'rich@sandbox.test", '[e-mail]'],
  [`${'a '.repeat(145)}rich.poor@sandbox.test`, `${'a '.repeat(145)}[e-mail]`],
  [`eyJ${'a'.repeat(1_990)} rich.poor@sandbox.test`, '[token] '],
  ['balance 12500.00 is not 12,440', 'balance # is not #'],
  ['no 0x52908400098527886E0F7030069857D2E4169EE7', 'no [long]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.abc expired', '[token] expired'],
  ['GET https://api.example.com/list/?track_id=193139644', 'GET https://api.example.com/list/?…'],
])('of “%s” remains “%s”', (text, rest) => {
  expect(withoutPersonal(text)).toBe(rest);
});

test('of a stack only files, lines and columns remain, whatever the engine', () => {
  const chrome = 'TypeError: x of rich@sandbox.test\n    at read (https://app.example.com/assets/index-a1.js:3:17)';
  expect(parseFrames(chrome)).toEqual(['index-a1.js:3:17']);
  expect(parseFrames('read@https://app.example.com/assets/index-a1.js:3:17')).toEqual(['index-a1.js:3:17']);
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

  test.each([
    ['/deposit-history/193139650/victim@example.com', '/deposit-history/#/[e-mail]'],
    ['/deposit-history/193139650/%76ictim%40example.com', '/deposit-history/#/[e-mail]'],
    ['/0x52908400098527886E0F7030069857D2E4169EE7/', '/[long]/'],
    ['/withdraw/%E0%A4%A/7', '/withdraw/%E#%A#%A/#'],
  ])('name the page %s without what is personal in it', (path, page) => {
    const { sent, report, flush } = reporter(path);
    report('error', 'no reason');
    flush();
    expect(sent).toMatchObject([[{ page }]]);
  });

  test('of the policy name the directive as it is, and clean what it refused', () => {
    const { sent, report, flush } = reporter();
    report('policy', 'refused https://rich@sandbox.test', 'require-trusted-types-for');
    flush();
    expect(sent).toMatchObject([[{ message: 'require-trusted-types-for refused [e-mail]' }]]);
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
