import { describe, expect, test } from 'vitest';
import { createOrderLog, type OrderLog } from './orderLog.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';

function attempted(amount = '50.13', person = ANN, log: OrderLog = createOrderLog()) {
  const attempt = log.attempt({ person, kind: 'withdrawal', amount, step: 1 });
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
    expect(log.sent('withdrawal', '50.13')).toEqual([]);
    expect(log.unresolved(ANN, 'withdrawal')).toBe(attempt);
    log.answered('withdrawal', '50.13', status);
    expect(attempt.outcome).toBe(outcome);
    expect(attempt.hasFailed).toBe(status >= 500);
    expect(log.unresolved(ANN, 'withdrawal')).toBe(outcome === 'uncertain' ? attempt : undefined);
  });

  test('whose answer is lost or truncated is uncertain until its form is unlocked', () => {
    for (const begins of [false, true]) {
      const { log, attempt } = attempted();
      log.sent('withdrawal', '50.13');
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
    log.sent('withdrawal', '50.13');
    log.answered('withdrawal', '50.13', 401);
    expect(log.unresolved(ANN, 'withdrawal')).toBeUndefined();
    expect(log.sent('withdrawal', '50.13')).toEqual([]);
    log.answered('withdrawal', '50.13', 201);
    expect(attempt).toMatchObject({ requests: 2, outcome: 'confirmed' });
  });

  test.each([undefined, 201, 400, 500])('sent twice for one click is a violation, even after %s', (status) => {
    const { log } = attempted();
    log.sent('withdrawal', '50.13');
    if (status !== undefined) log.answered('withdrawal', '50.13', status);
    expect(log.sent('withdrawal', '50.13')).toEqual([expect.stringContaining('was sent again')]);
  });

  test('nobody has placed is a violation', () => {
    expect(createOrderLog().sent('deposit', '0.1')).toEqual([expect.stringContaining('nobody has placed')]);
  });
});

describe('a second order', () => {
  test.each([
    ['while the first is in flight', undefined],
    ['while the outcome of the first is unknown', 500],
  ])('%s is a violation', (_, status) => {
    const { log } = attempted();
    attempted('51.13', ANN, log);
    log.sent('withdrawal', '50.13');
    if (status !== undefined) log.answered('withdrawal', '50.13', status);
    expect(log.sent('withdrawal', '51.13')).toEqual([expect.stringContaining('while the withdrawal of 50.13')]);
  });

  test('of another kind, of another user or after the form was unlocked is not one', () => {
    const { log } = attempted();
    log.sent('withdrawal', '50.13');
    log.lost('withdrawal', '50.13');
    log.attempt({ person: ANN, kind: 'deposit', amount: '0.1', step: 2 });
    expect(log.sent('deposit', '0.1')).toEqual([]);
    attempted('60.27', BOB, log);
    expect(log.sent('withdrawal', '60.27')).toEqual([]);
    log.release(ANN, 'withdrawal');
    attempted('51.13', ANN, log);
    expect(log.sent('withdrawal', '51.13')).toEqual([]);
  });
});

test('signing in removes the locks of other users, not their own', () => {
  const { log, attempt } = attempted();
  log.sent('withdrawal', '50.13');
  log.forgetOthers(ANN);
  expect(log.unresolved(ANN, 'withdrawal')).toBe(attempt);
  log.forgetOthers(BOB);
  expect(log.unresolved(ANN, 'withdrawal')).toBeUndefined();
});
