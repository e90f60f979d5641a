import { expect, test } from 'vitest';
import { createProfileLog } from './profileLog.ts';

test('the answer to the last call counts, however late an earlier one arrives', () => {
  const log = createProfileLog();
  expect(log.stated).toEqual([]);
  const [first, second] = [log.sent(), log.sent()];
  second.answered('100.00');
  first.answered('160.00');
  expect(log.stated).toEqual(['100.00']);
});

test('an answer that never arrives leaves the previous one in place', () => {
  const log = createProfileLog();
  log.sent().answered('160.00');
  log.sent();
  expect(log.stated).toEqual(['160.00']);
});

test('a call that was refused and retried is both the earlier call and the later request', () => {
  const log = createProfileLog();
  const [first, second] = [log.sent(), log.sent()];
  first.unauthorized();
  second.answered('160.00');
  log.sent().answered('100.00');
  expect(log.stated).toEqual(['100.00', '160.00']);
  log.sent().answered('90.00');
  expect(log.stated).toEqual(['90.00']);
});

test('an accepted order lowers what may be shown, until a later profile includes it', () => {
  const log = createProfileLog();
  log.sent().answered('160.00');
  const accepted = log.ordered('60.00');
  expect(log.least).toBeNull();
  accepted();
  expect(log.least).toBe(100);
  log.ordered('50.00')();
  expect(log.least).toBe(50);
  log.sent().answered('50.00');
  expect(log.least).toBeNull();
});
