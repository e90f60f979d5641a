import { expect, it } from 'vitest';
import { getPauseAfterRefresh } from './refreshPause.js';

const at = (hour: number, minute = 0) => Date.UTC(2026, 6, 12, hour, minute);

it('a refresh at midnight leaves enough for the whole day', () => {
  expect(getPauseAfterRefresh(0, at(0), 'UTC')).toBeUndefined();
});

it('names the last automatic refresh of the day when one fewer is left', () => {
  expect(getPauseAfterRefresh(1, at(0), 'UTC')).toBe(at(20, 48));
  expect(getPauseAfterRefresh(11, at(16, 14), 'UTC')).toBe(at(21, 2));
});

it('is now with the last call', () => {
  expect(getPauseAfterRefresh(14, at(12), 'UTC')).toBe(at(12));
});

it('counts the day of the zone', () => {
  expect(getPauseAfterRefresh(13, at(12), 'Pacific/Kiritimati')).toBe(at(13, 36));
  expect(getPauseAfterRefresh(13, at(6), 'Pacific/Kiritimati')).toBe(at(7, 36));
  expect(getPauseAfterRefresh(13, at(7), 'Pacific/Kiritimati')).toBeUndefined();
});
