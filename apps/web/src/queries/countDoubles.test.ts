import type { ServerTime } from '@etherpilot/ui';
import { describe, expect, it } from 'vitest';
import { countDoubles } from './countDoubles.js';

const noon = Date.UTC(2026, 6, 12, 12);

interface Entry {
  readonly id: number;
  readonly amount: string;
  readonly createdAt: ServerTime;
}

const at = (seconds: number): ServerTime => ({ kind: 'instant', iso: new Date(noon + seconds * 1_000).toISOString() });
const day: ServerTime = { kind: 'date', iso: '2026-07-12' };
const entry = (id: number, createdAt: ServerTime, amount = '60'): Entry => ({ id, amount, createdAt });

const isMatch = ({ amount }: Entry, input: string) => amount === input;
const timed = { isMatch, timeOf: ({ createdAt }: Entry) => createdAt };

describe('an accepted order that a browser has sent twice', () => {
  it('has made two records within seconds', () => {
    const items = [entry(1, at(0)), entry(2, at(3)), entry(3, at(3), '61')];
    expect(countDoubles({ items }, { input: '60', known: null }, timed)).toBe(2);
  });

  it('is not taken for an equal one of before', () => {
    const input = '60';
    expect(countDoubles({ items: [entry(1, at(-40)), entry(2, at(0))] }, { input, known: null }, timed)).toBe(1);
    expect(countDoubles({ items: [entry(1, at(-4)), entry(2, at(0))] }, { input, known: new Set([1]) }, timed)).toBe(1);
  });

  it('cannot be told where the server says no time of day', () => {
    const items = [entry(1, day), entry(2, day), entry(3, { kind: 'unreadable', text: 'today' })];
    expect(countDoubles({ items }, { input: '60', known: null }, timed)).toBeLessThan(2);
  });

  it('is told without times only from a list that was read before', () => {
    const items = [entry(1, day), entry(2, day), entry(3, day)];
    expect(countDoubles({ items }, { input: '60', known: null }, { isMatch })).toBe(1);
    expect(countDoubles({ items }, { input: '60', known: new Set([1]) }, { isMatch })).toBe(2);
  });
});
