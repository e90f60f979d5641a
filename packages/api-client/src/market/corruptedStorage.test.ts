import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { corruptedText } from '../testing/corruptedText.js';
import { createCallCounter } from './callCounter.js';
import { areSound } from './Candle.js';
import { createCandleCache } from './candleCache.js';
import { CANDLES_KEY } from './candlesKey.js';
import { DAILY_CALL_LIMIT, DEFAULT_CHART } from './constants.js';
import { CALLS_KEY, DEADLINE_KEY } from './keys.js';
import { createRefreshDeadline } from './refreshDeadline.js';

const RUNS = trials(1_000);
const NOW = Date.UTC(2025, 10, 20, 12);
const candle = { time: NOW - 3_600_000, open: 2_000, high: 2_020, low: 1_990, close: 2_010 };
const valid = {
  [CANDLES_KEY]: JSON.stringify([{ ...DEFAULT_CHART, data: [candle], timestamp: NOW - 60_000, provider: 'yahoo' }]),
  [CALLS_KEY]: JSON.stringify({ day: '2025-11-20', count: 3 }),
  [DEADLINE_KEY]: JSON.stringify(NOW + 60_000),
};

const isShowableTime = (time: number) => !Number.isNaN(new Date(time).getTime());

it.each(Object.entries(valid))('corruptions of %s leave what can be drawn', (key, text) => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const [cache, counter] = [createCandleCache(storage), createCallCounter(storage, () => NOW, 'UTC')];
  const deadline = createRefreshDeadline(storage, () => NOW);
  let survived = 0;
  const property = fc.property(corruptedText(text), (corrupted) => {
    for (const [name, good] of Object.entries(valid)) stored.set(name, name === key ? corrupted : good);
    const entry = cache.read(DEFAULT_CHART);
    expect(entry === undefined || (areSound(entry.data) && isShowableTime(entry.timestamp))).toBe(true);
    const count = counter.today();
    expect(count >= 0 && count <= DAILY_CALL_LIMIT).toBe(true);
    const due = deadline.read();
    expect(due === null || isShowableTime(due)).toBe(true);
    expect('polluted' in {}).toBe(false);
    if (entry !== undefined && count === 3 && due !== null) survived += 1;
  });
  // The same each time: few corruptions of a single number leave one that can be used.
  fc.assert(property, { numRuns: RUNS, seed: 2 });
  // Neither too small to matter, nor too large to survive every time.
  expect(survived).toBeGreaterThan(0);
  expect(survived).toBeLessThan(RUNS);
});
