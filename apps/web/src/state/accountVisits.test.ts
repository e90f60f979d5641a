import { beforeEach, expect, test, vi } from 'vitest';
import { enterAccount } from './accountVisits.js';

const HOUR_MS = 3_600_000;

const stored = vi.hoisted(() => new Map<string, string>());
vi.mock('../services/storage.js', () => ({
  deviceStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
}));

beforeEach(() => stored.clear());

test('the first visit has none before it, and looking again soon is the same visit', () => {
  expect(enterAccount(7, 0)).toBeUndefined();
  expect(enterAccount(7, HOUR_MS / 2)).toBeUndefined();
});

test('a later visit knows the one before, also after a reload', () => {
  enterAccount(7, 0);
  expect(enterAccount(7, 20 * HOUR_MS)).toBe(0);
  expect(enterAccount(7, 20 * HOUR_MS + 60_000)).toBe(0);
  expect(enterAccount(7, 50 * HOUR_MS)).toBe(20 * HOUR_MS + 60_000);
});

test('another person on the device has visits of their own', () => {
  enterAccount(7, 0);
  expect(enterAccount(8, 20 * HOUR_MS)).toBeUndefined();
});

test('what is damaged counts as no visit', () => {
  stored.set('etherpilot.accountVisits', '{"7":{"at":"yesterday"}}');
  expect(enterAccount(7, 0)).toBeUndefined();
  stored.set('etherpilot.accountVisits', '[');
  expect(enterAccount(7, 0)).toBeUndefined();
});
