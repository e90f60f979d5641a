import { expect, test } from 'vitest';
import type { SeenRequest } from '../../requestLog.ts';
import { judgeSoak, missesText, type Soak } from './soakGoals.ts';
import type { SoakRecord } from './soakRecord.ts';

const quiet: SoakRecord = {
  logouts: [],
  unauthorizedAnswers: 20,
  unauthorizedLines: 20,
  otherLines: [],
  uncaught: [],
  alerts: [],
  aborted: 0,
  failedRequests: [],
};

const refresh: SeenRequest = { method: 'POST', path: '/api/auth/refresh/', status: 200, at: 1 };
const refused: SeenRequest = { ...refresh, status: 401 };
const expired: SeenRequest = { method: 'GET', path: '/api/bots/', status: 401, at: 1 };
const requests = Array.from({ length: 20 }, () => [expired, refresh]).flat();

const good: Soak = {
  minutes: 1,
  navigations: 200,
  stuck: [],
  record: quiet,
  requests,
  heapBefore: [7_000_000],
  heapAfter: [7_100_000],
};

const ownLines = "the browser's own console lines for 401s";

function missed(soak: Soak): string[] {
  return judgeSoak(soak)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);
}

test('nothing is missed when the console holds a line for each 401 and nothing else', () => {
  expect(missed(good)).toEqual([]);
  expect(missesText(good)).toBe('');
});

test.each<[string, Partial<SoakRecord>, string]>([
  ['a tab at the sign-in page', { logouts: ['/robot'] }, 'logouts'],
  ['another console line', { otherLines: ['warning: …'] }, 'other console lines'],
  ['an uncaught error', { uncaught: ['TypeError'] }, 'uncaught errors'],
  ['an alert', { alerts: ['Connection Error'] }, 'alerts on screen'],
  ['a failed request', { failedRequests: ['GET /'] }, 'requests that failed without being aborted'],
  ['a line too many for a 401', { unauthorizedLines: 21 }, ownLines],
  ['a line too few for a 401', { unauthorizedLines: 19 }, ownLines],
])('%s is a miss', (_, change, what) => {
  expect(missed({ ...good, record: { ...quiet, ...change } })).toEqual([what]);
});

test('a 401 may be lost for each aborted request, and none may come from elsewhere', () => {
  const incomplete = { ...quiet, unauthorizedAnswers: 18, unauthorizedLines: 18, aborted: 2 };
  const what = 'answers 401 that reached no tab';
  expect(missed({ ...good, record: incomplete })).toEqual([]);
  expect(missed({ ...good, record: { ...incomplete, aborted: 1 } })).toEqual([what]);
  expect(missed({ ...good, record: { ...incomplete, unauthorizedAnswers: 21, unauthorizedLines: 21 } })).toEqual([
    what,
  ]);
});

test('a refused refresh, a missing screen and tabs that hardly refresh are misses', () => {
  const punished = { ...quiet, unauthorizedAnswers: 21, unauthorizedLines: 21 };
  expect(missed({ ...good, record: punished, requests: [...requests, refused] })).toEqual([
    'refreshes the server refused',
  ]);
  expect(missed({ ...good, stuck: ['1/2/3: timeout'] })).toEqual(['screens that did not appear']);
  expect(missed({ ...good, minutes: 10 })).toEqual(['refreshes']);
});

test('misses are listed by kind, without duplicates', () => {
  const record = { ...quiet, alerts: ['Error', 'Error'], uncaught: ['TypeError'] };
  expect(missesText({ ...good, record })).toBe('  uncaught: TypeError\n  alert: Error');
});
