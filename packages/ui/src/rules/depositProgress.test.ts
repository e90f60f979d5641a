import { describe, expect, it } from 'vitest';
import { getDepositProgress } from './depositProgress.js';

const createdAt = Date.UTC(2026, 6, 12, 13, 49);
const HOUR = 3_600_000;
const getProgress = (status: string | undefined, ms: number) =>
  getDepositProgress({ createdAt, status }, createdAt + ms);

describe('the standing of a deposit', () => {
  it.each([
    ['of a new deposit', undefined, 0, 'payable'],
    ['of a pending one', 'pending', HOUR - 1, 'payable'],
    ['of a new one after its session', undefined, HOUR, 'sessionOver'],
    ['of a pending one after its session', 'Pending', HOUR, 'sessionOver'],
    ['with an unknown status', 'on_hold', 0, 'unknown'],
    ['with an unknown status after its session', 'on_hold', HOUR, 'sessionOver'],
    ['of one being confirmed', 'confirming', 2 * HOUR, 'moving'],
    ['of a paid one', 'paid', 0, 'credited'],
    ['of a failed one', 'failed', 0, 'ended'],
    ['of an expired one', 'expired', 0, 'ended'],
    ['of a cancelled one', 'cancelled', 0, 'ended'],
    ['of a refunded one', 'REFUNDED', 0, 'ended'],
  ])('%s', (_, status, ms, expected) => {
    expect(getProgress(status, ms)).toBe(expected);
  });
});
