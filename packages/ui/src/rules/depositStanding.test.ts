import { describe, expect, it } from 'vitest';
import { depositStandingOf } from './depositStanding.js';

const createdAt = Date.UTC(2026, 6, 12, 13, 49);
const HOUR = 3_600_000;
const standing = (status: string | undefined, ms: number) => depositStandingOf({ createdAt, status }, createdAt + ms);

describe('the standing of a deposit', () => {
  it.each([
    ['just created', undefined, 0, 'payable'],
    ['pending', 'pending', HOUR - 1, 'payable'],
    ['after its session', undefined, HOUR, 'sessionOver'],
    ['pending after its session', 'Pending', HOUR, 'sessionOver'],
    ['of an unknown status', 'on_hold', 0, 'unknown'],
    ['of an unknown status after its session', 'on_hold', HOUR, 'sessionOver'],
    ['being confirmed', 'confirming', 2 * HOUR, 'moving'],
    ['paid', 'paid', 0, 'credited'],
    ['failed', 'failed', 0, 'ended'],
    ['expired', 'expired', 0, 'ended'],
    ['cancelled', 'cancelled', 0, 'ended'],
    ['refunded', 'REFUNDED', 0, 'ended'],
  ])('%s', (_, status, ms, expected) => {
    expect(standing(status, ms)).toBe(expected);
  });
});
