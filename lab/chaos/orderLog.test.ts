import { describe, expect, test } from 'vitest';
import { readAnswer } from './answers.ts';
import { createOrderLog, type OrderLog } from './orderLog.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';

function attempted(amount = '50.13', person = ANN, log: OrderLog = createOrderLog()) {
  const attempt = log.attempt({
    person,
    kind: 'withdrawal',
    amount,
    coin: 'ETH',
    tab: 'tab 1',
    step: 1,
    isListKnown: true,
  });
  return { log, attempt };
}

describe('an order', () => {
  test.each([
    [201, 'confirmed'],
    [400, 'refused'],
    [403, 'refused'],
    [408, 'uncertain'],
    [500, 'uncertain'],
    [524, 'uncertain'],
  ] as const)('answered with %i is %s', (status, outcome) => {
    const { log, attempt } = attempted();
    expect(log.sent('withdrawal', '50.13', 'ETH')).toEqual([]);
    expect(log.unresolved(ANN, 'withdrawal')).toBe(attempt);
    log.answered('withdrawal', '50.13', status);
    expect(attempt.outcome).toBe(outcome);
    expect(attempt.hasFailed).toBe(status >= 500);
    expect(log.unresolved(ANN, 'withdrawal')).toBe(outcome === 'uncertain' ? attempt : undefined);
  });

  test('whose answer is lost or truncated is uncertain until its form is unlocked', () => {
    for (const begins of [false, true]) {
      const { log, attempt } = attempted();
      log.sent('withdrawal', '50.13', 'ETH');
      if (begins) log.answered('withdrawal', '50.13', 201);
      log.lost('withdrawal', '50.13');
      expect(log.unresolved(ANN, 'withdrawal')).toBe(attempt);
      log.release(BOB, 'withdrawal');
      log.release(ANN, 'deposit');
      expect(log.unresolved(ANN, 'withdrawal')).toBe(attempt);
      log.release(ANN, 'withdrawal');
      expect(log.unresolved(ANN, 'withdrawal')).toBeUndefined();
    }
  });

  test('refused for its token is retried, which is not a second order', () => {
    const { log, attempt } = attempted();
    log.sent('withdrawal', '50.13', 'ETH');
    log.answered('withdrawal', '50.13', 401);
    expect(log.unresolved(ANN, 'withdrawal')).toBeUndefined();
    expect(log.sent('withdrawal', '50.13', 'ETH')).toEqual([]);
    log.answered('withdrawal', '50.13', 201);
    expect(attempt).toMatchObject({ requests: 2, outcome: 'confirmed' });
  });

  test.each([undefined, 201, 400, 500])('sent twice for one click is a violation, even after %s', (status) => {
    const { log } = attempted();
    log.sent('withdrawal', '50.13', 'ETH');
    if (status !== undefined) log.answered('withdrawal', '50.13', status);
    expect(log.sent('withdrawal', '50.13', 'ETH')).toEqual([expect.stringContaining('was sent again')]);
  });

  test('nobody has placed is a violation', () => {
    expect(createOrderLog().sent('deposit', '0.1', 'ETH')).toEqual([expect.stringContaining('nobody has placed')]);
  });
});

describe('a second order', () => {
  test.each([
    ['while the first is in flight', undefined],
    ['while the outcome of the first is unknown', 500],
  ])('%s is a violation', (_, status) => {
    const { log } = attempted();
    attempted('51.13', ANN, log);
    log.sent('withdrawal', '50.13', 'ETH');
    if (status !== undefined) log.answered('withdrawal', '50.13', status);
    expect(log.sent('withdrawal', '51.13', 'ETH')).toEqual([expect.stringContaining('while the withdrawal of 50.13')]);
  });

  test('of another kind, of another user or after the form was unlocked is not one', () => {
    const { log } = attempted();
    log.sent('withdrawal', '50.13', 'ETH');
    log.lost('withdrawal', '50.13');
    log.attempt({ person: ANN, kind: 'deposit', amount: '0.1', coin: 'ETH', tab: 'tab 1', step: 2, isListKnown: true });
    expect(log.sent('deposit', '0.1', 'ETH')).toEqual([]);
    attempted('60.27', BOB, log);
    expect(log.sent('withdrawal', '60.27', 'ETH')).toEqual([]);
    log.release(ANN, 'withdrawal');
    attempted('51.13', ANN, log);
    expect(log.sent('withdrawal', '51.13', 'ETH')).toEqual([]);
  });
});

test.each([
  ['the form was unlocked', (log: OrderLog) => log.release(ANN, 'withdrawal')],
  ['the database was cleared', (log: OrderLog) => log.forget()],
])('a cut body that the browser reports after %s locks no form again', (_, happen) => {
  const { log } = attempted();
  log.sent('withdrawal', '50.13', 'ETH');
  log.answered('withdrawal', '50.13', 201);
  happen(log);
  attempted('51.13', ANN, log);
  log.lost('withdrawal', '50.13');
  expect(log.sent('withdrawal', '51.13', 'ETH')).toEqual([]);
});

test('an order in another coin than the chosen one is a violation', () => {
  const { log } = attempted();
  expect(log.sent('withdrawal', '50.13', 'BTC')).toEqual([expect.stringContaining('in BTC; the user chose ETH')]);
});

describe('a success answer', () => {
  test.each([
    ['{"message":"Pending review."}', true],
    ['', true],
    ['Accepted.', true],
    ['<!doctype html><p>Sign in</p>', false],
    ['[]', false],
    ['{"success":false}', false],
    ['{"status":"error"}', false],
    ['{"message":"Pend', false],
  ])('%j to a withdrawal accepts it: %s', (body, isAccepted) => {
    const { log, attempt } = attempted();
    log.sent('withdrawal', '50.13', 'ETH');
    log.answered('withdrawal', '50.13', 201);
    log.read('withdrawal', '50.13', body);
    expect(attempt).toMatchObject({ isAccepted, outcome: isAccepted ? 'confirmed' : 'uncertain' });
  });

  test('that only the app can read is taken for an acceptance of which nothing is known', () => {
    const { log, attempt } = attempted();
    log.sent('withdrawal', '50.13', 'ETH');
    log.answered('withdrawal', '50.13', 201);
    log.unread('withdrawal', '50.13');
    expect(attempt).toMatchObject({ isAccepted: true, isForgotten: true });
  });

  test('accepts a deposit with an address only', () => {
    expect(readAnswer('deposit', '{"address":"0xab","currency":"ETH"}')).toEqual({ isAccepted: true, address: '0xab' });
    expect(readAnswer('deposit', '{"currency":"ETH"}').isAccepted).toBe(false);
    expect(readAnswer('deposit', 'Accepted.').isAccepted).toBe(false);
  });
});

test('signing out keeps the locks and forgets the details; clearing the database forgets both', () => {
  const { log, attempt } = attempted();
  log.sent('withdrawal', '50.13', 'ETH');
  log.lost('withdrawal', '50.13');
  log.leave(BOB);
  expect(attempt.isForgotten).toBe(false);
  log.leave(ANN);
  expect(attempt.isForgotten).toBe(true);
  expect(log.unresolved(ANN, 'withdrawal')).toBe(attempt);
  log.forget();
  expect(log.unresolved(ANN, 'withdrawal')).toBeUndefined();
});

test('a page that is left may not have stored the answer from just before', () => {
  const { log, attempt } = attempted();
  log.sent('withdrawal', '50.13', 'ETH');
  log.left('tab 1');
  expect(attempt).toMatchObject({ isLost: false, isForgotten: false });
  log.answered('withdrawal', '50.13', 201);
  log.read('withdrawal', '50.13', '{}');
  log.left('tab 2');
  expect(attempt).toMatchObject({ isLost: false, isForgotten: false });
  log.left('tab 1');
  expect(attempt).toMatchObject({ isLost: true, isForgotten: true, outcome: 'confirmed' });
  const { attempt: earlier } = attempted('51.13', ANN, log);
  earlier.answeredAt = Date.now() - 3_000;
  log.left('tab 1');
  expect(earlier.isLost).toBe(false);
});
