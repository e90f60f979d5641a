import { afterEach, expect, it, vi } from 'vitest';
import { toEpoch, toLatestEpoch } from './ServerTime.js';

const DAY = Date.UTC(2025, 10, 26);
const HOUR = 3_600_000;

afterEach(() => vi.unstubAllEnvs());

it.each(['UTC', 'America/New_York', 'Asia/Kathmandu'])(
  'a time without a zone is read as UTC, whatever the zone of the device: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(toEpoch({ kind: 'localTime', iso: '2025-11-26T14:30:00' })).toBe(DAY + 14.5 * HOUR);
    expect(toEpoch({ kind: 'date', iso: '2025-11-26' })).toBe(DAY);
    expect(toEpoch({ kind: 'instant', iso: '2025-11-26T14:30:00+02:00' })).toBe(DAY + 12.5 * HOUR);
  },
);

it('what is not known of a moment makes it as late as it can be', () => {
  expect(toLatestEpoch({ kind: 'instant', iso: '2025-11-26T14:30:00Z' })).toBe(DAY + 14.5 * HOUR);
  expect(toLatestEpoch({ kind: 'localTime', iso: '2025-11-26T14:30:00' })).toBe(DAY + 26.5 * HOUR);
  expect(toLatestEpoch({ kind: 'date', iso: '2025-11-26' })).toBe(DAY + 36 * HOUR);
  expect(toLatestEpoch({ kind: 'unreadable', text: 'yesterday' })).toBe(Infinity);
});
