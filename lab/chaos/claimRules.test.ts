import { describe, expect, test } from 'vitest';
import {
  type Evidence,
  falseFailures,
  falseFinds,
  falseInterruptions,
  falseLookups,
  falselyUnlisted,
  falseSuccesses,
  groundlessPermissions,
  unsaidDoubles,
} from './claimRules.ts';
import { type ListRead, type Message, readMessage, toClaim } from './claims.ts';
import { createOrderLog } from './orderLog.ts';
import { persons } from './persons.ts';
import { createBooks, placed, tab } from './testing.ts';

const [{ email: ANN }] = persons;
const AMOUNT = '50.13';
const failed: Message = { title: 'Withdrawal Failed', text: 'Insufficient balance' };
const submitted: Message = { title: 'Withdrawal Request Submitted', text: '' };
const found: Message = {
  title: 'Check your history',
  text: 'One withdrawal like this has been in your history since 14:01. The server refused another: Your bot is busy.',
};
const doubled: Message = {
  title: 'Check your history',
  text: 'This withdrawal is in your history twice. Your browser …',
};

const interrupted: Message = {
  title: 'Connection Error',
  text: 'The page was closed before the server answered. It may have been sent.',
};

/** A withdrawal that was sent and answered, what was said of it `saidAt` ms later, and how often it is stored. */
function evidence(status: number, messages: readonly Message[], stored: number, change: Partial<Evidence> = {}) {
  const log = createOrderLog();
  const attempt = placed(log, 'withdrawal', AMOUNT, true);
  log.sent('withdrawal', AMOUNT, 'ETH');
  log.answered('withdrawal', AMOUNT, status);
  log.read('withdrawal', AMOUNT, '{"message":"Submitted."}');
  const shown = { person: ANN, tab: 'tab 1', at: attempt.clickedAt + 1_000, isToast: true };
  return {
    attempts: log.attempts,
    claims: messages.map((message) => toClaim(message, shown, log.attempts)).filter((claim) => claim !== null),
    reads: [],
    books: [createBooks({ withdrawals: Array.from({ length: stored }, () => AMOUNT) })],
    notes: [],
    loadedAt: new Map([['tab 1', 0]]),
    now: attempt.clickedAt + 60_000,
    ...change,
  } satisfies Evidence;
}

/** A read of the list so many ms after the click, with the order as many times as it is stored. */
function read(after: number, times: number, change: Partial<ListRead> = {}): ListRead {
  const text = JSON.stringify(Array.from({ length: times }, () => ({ amount: AMOUNT })));
  return { kind: 'withdrawal', person: ANN, tab: 'tab 1', text, isWhole: true, at: Date.now() + after, ...change };
}

test.each([
  [failed, { says: 'failed', kind: 'withdrawal' }],
  [submitted, { says: 'submitted', kind: 'withdrawal' }],
  [found, { says: 'found', kind: 'withdrawal' }],
  [doubled, { says: 'doubled', kind: 'withdrawal' }],
  [
    { title: 'Check your history', text: 'An equal one is listed, but it may be an earlier one.' },
    { says: 'found', kind: null },
  ],
  [
    { title: 'Deposit error', text: '' },
    { says: 'failed', kind: 'deposit' },
  ],
  [
    { title: 'Bot Started', text: '' },
    { says: 'submitted', kind: 'bot' },
  ],
  [
    { title: 'Error', text: 'Failed to start the bot. Please try again.' },
    { says: 'failed', kind: 'bot' },
  ],
  [{ title: 'Error', text: 'Failed to load trading bots. Please try again.' }, null],
  [{ title: 'Deposit error', text: 'Invalid response. It may have been sent. Check your history.' }, null],
  [interrupted, { says: 'interrupted', kind: null }],
  [{ title: 'Connection Error', text: 'It may have been sent.' }, null],
] as const)('%j claims %j', (message, claim) => {
  expect(readMessage(message)).toEqual(claim);
});

describe('“failed”', () => {
  test('is true of what is not stored', () => {
    expect(falseFailures(evidence(403, [failed], 0))).toEqual([]);
  });

  test('is false of what is stored, until it is corrected', () => {
    expect(falseFailures(evidence(403, [failed], 1))).toEqual([expect.stringContaining('which is stored')]);
    expect(falseFailures(evidence(403, [failed, found], 1))).toEqual([]);
    expect(falseFailures(evidence(403, [failed], 1, { notes: [{ person: ANN, kind: 'withdrawal' }] }))).toEqual([]);
  });

  test('cannot be known to be false while no read since then shows the order', () => {
    expect(falseFailures(evidence(403, [failed], 1, { reads: [read(4_000, 0, { text: null })] }))).toEqual([]);
    expect(falseFailures(evidence(403, [failed], 1, { reads: [read(500, 0)] }))).toHaveLength(1);
    expect(falseFailures(evidence(403, [failed], 1, { reads: [read(4_000, 1)] }))).toHaveLength(1);
  });

  test('is false if the tab had already read that the order is stored, whatever else the screen says', () => {
    const notes = [{ person: ANN, kind: 'withdrawal' as const }];
    expect(falseFailures(evidence(403, [failed], 1, { notes, reads: [read(200, 1)] }))).toHaveLength(1);
    expect(falseFailures(evidence(403, [failed], 1, { notes, reads: [read(900, 1)] }))).toEqual([]);
    const unchecked = { ...failed, text: "No. Your history hasn't been checked yet." };
    expect(falseFailures(evidence(403, [unchecked], 1, { notes, reads: [read(200, 1)] }))).toEqual([]);
  });

  test('may be about either of two orders clicked at once', () => {
    const { attempts, ...rest } = evidence(403, [], 1);
    const log = createOrderLog();
    placed(log, 'withdrawal', '51.13');
    const all = [...attempts, ...log.attempts];
    const claim = toClaim(failed, { person: ANN, tab: 'tab 1', at: Date.now(), isToast: true }, all);
    expect(claim?.about).toEqual(all);
    expect(falseFailures({ ...rest, attempts: all, claims: claim === null ? [] : [claim] })).toEqual([]);
  });
});

test('“submitted” needs an accepted answer', () => {
  expect(falseSuccesses(evidence(201, [submitted], 1))).toEqual([]);
  expect(falseSuccesses(evidence(500, [submitted], 1))).toEqual([expect.stringContaining('was not accepted')]);
});

test('“in your history” is true of what is stored, “twice” of what is stored twice', () => {
  expect(falseFinds(evidence(403, [found], 1))).toEqual([]);
  expect(falseFinds(evidence(403, [found], 0))).toEqual([expect.stringContaining('nothing of that is stored')]);
  expect(falseFinds(evidence(201, [doubled], 2))).toEqual([]);
  expect(falseFinds(evidence(201, [doubled], 1))).toHaveLength(1);
});

test('a page is said to be closed only when an answer was lost', () => {
  const { attempts, ...rest } = evidence(201, [interrupted], 1);
  expect(falseInterruptions({ ...rest, attempts })).toEqual([expect.stringContaining('has arrived')]);
  expect(falseInterruptions({ ...rest, attempts: attempts.map((one) => ({ ...one, isLost: true })) })).toEqual([]);
  expect(falseInterruptions(evidence(401, [interrupted], 0)), 'never sent again').toEqual([]);
  const unsent = attempts.map((one) => ({ ...one, outcome: 'attempted' as const }));
  expect(falseInterruptions({ ...rest, attempts: unsent }), 'waiting for a fresh token').toEqual([]);
});

test('what is stored twice is said to be, once its page has read that and knows what was there before', () => {
  const reads = [read(10_000, 2)];
  expect(unsaidDoubles(evidence(201, [], 2, { reads }))).toEqual([expect.stringContaining('stored twice')]);
  expect(unsaidDoubles(evidence(201, [doubled], 2, { reads }))).toEqual([]);
  expect(unsaidDoubles(evidence(201, [], 2, { reads: [read(10_000, 1)] }))).toEqual([]);
  expect(unsaidDoubles(evidence(201, [], 2, { reads: [read(58_000, 2)] })), 'not looked for yet').toEqual([]);
  const late = [read(40_000, 0, { text: null }), read(50_000, 2)];
  expect(unsaidDoubles(evidence(201, [], 2, { reads: late })), 'looked for in vain at first').toEqual([]);
  const { attempts, ...rest } = evidence(201, [], 2, { reads });
  const unknown = attempts.map((one) => ({ ...one, isListKnown: false }));
  expect(unsaidDoubles({ ...rest, attempts: unknown })).toEqual([]);
  const loadedAt = (after: number) => new Map([['tab 1', rest.now - 60_000 + after]]);
  expect(unsaidDoubles({ ...rest, attempts, loadedAt: loadedAt(20_000) }), 'since its page was loaded').toHaveLength(1);
  expect(unsaidDoubles({ ...rest, attempts, loadedAt: loadedAt(50_000) })).toEqual([]);
  expect(unsaidDoubles({ ...rest, attempts, loadedAt: new Map() }), 'the tab is closed').toEqual([]);
});

test('“accepted, not listed yet” needs an accepted answer, and a page that has not read that it is listed', () => {
  const shown = tab({
    unlisted: ["Your withdrawal of $50.13 as ETH, sent 14:01, isn't in your history yet. We keep checking."],
  });
  expect(falselyUnlisted(shown, evidence(201, [], 0))).toEqual([]);
  expect(falselyUnlisted(shown, evidence(500, [], 1))).toEqual([expect.stringContaining('was not accepted')]);
  expect(falselyUnlisted(shown, evidence(201, [], 1, { reads: [read(50_000, 0)] }))).toEqual([]);
  const reads = [read(50_000, 1)];
  expect(falselyUnlisted(shown, evidence(201, [], 1, { reads }))).toEqual([expect.stringContaining('has read')]);
  const loadedAt = Date.now() + 51_000;
  expect(falselyUnlisted({ ...shown, loadedAt }, evidence(201, [], 1, { reads })), 'by another page').toEqual([]);
  const other = tab({
    unlisted: ["Your withdrawal of $51.13 as ETH, sent 14:01, isn't in your history yet. We keep checking."],
  });
  expect(falselyUnlisted(other, evidence(201, [], 1))).toEqual([expect.stringContaining('nobody has placed')]);
});

test('another order is allowed only where one was refused', () => {
  const offering = tab({ allows: ['withdrawal'] });
  expect(groundlessPermissions(offering, evidence(403, [], 1))).toEqual([]);
  expect(groundlessPermissions(offering, evidence(201, [], 1))).toHaveLength(1);
  expect(groundlessPermissions(tab({ allows: ['bot'] }), evidence(403, [], 1))).toHaveLength(1);
});

test('what was deliberately ordered twice is not stored twice by mistake', () => {
  const { attempts, ...rest } = evidence(201, [doubled], 2);
  const repeated = attempts.map((one) => ({ ...one, isRepeated: true }));
  expect(falseFinds({ ...rest, attempts: repeated })).toEqual([expect.stringContaining('nothing of that is stored')]);
});

test('a form says what the history shows', () => {
  const missing = tab({ lookups: ['No new withdrawal of $50.13 as ETH is in your history yet.'] });
  const listed = tab({ lookups: ['A withdrawal of $50.13 as ETH is in your history, requested 14:01.'] });
  expect(falseLookups(missing, evidence(500, [], 0))).toEqual([]);
  expect(falseLookups(missing, evidence(500, [], 1))).toEqual([]);
  expect(falseLookups(missing, evidence(500, [], 1, { reads: [read(500, 1)] }))).toHaveLength(1);
  expect(falseLookups(missing, evidence(500, [], 1, { reads: [read(56_000, 1)] })), 'the balance is late').toEqual([]);
  expect(falseLookups(listed, evidence(500, [], 1))).toEqual([]);
  expect(falseLookups(listed, evidence(500, [], 0))).toHaveLength(1);
});
