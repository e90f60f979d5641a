import { expect, test } from 'vitest';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { chooseAmount, getMark } from './amounts.ts';
import { type Chance, pick, pickWeighted, prefer } from './chance.ts';
import { missing } from './counts.ts';
import { orderFaults, readFault, refreshFault } from './faultPlan.ts';
import { orderKinds } from './orderLog.ts';
import { persons } from './persons.ts';

const random = createRandom('plans');
const getChance =
  (step: number): Chance =>
  (label) =>
    random.fraction(`${step}/${label}`);
const steps = Array.from({ length: 2_000 }, (_, step) => getChance(step));

test('no two orders have the same amount, and none matches the text of another', () => {
  const orders = persons.flatMap(({ email }) =>
    orderKinds.flatMap((kind) =>
      Array.from({ length: 100 }, (_, nth) => ({ kind, person: email, amount: chooseAmount(kind, email, nth) })),
    ),
  );
  for (const kind of orderKinds) {
    const amounts = orders.filter((order) => order.kind === kind).map(({ amount }) => amount);
    expect(new Set(amounts).size).toBe(amounts.length);
  }
  const marks = orders.map(getMark);
  expect(marks.filter((mark, index) => marks.some((other, at) => at !== index && other.includes(mark)))).toEqual([]);
});

test('everything happens to orders in time, and most meet something', () => {
  const names = Map.groupBy(steps, (chance) => orderFaults('withdrawal', chance).name);
  const share = (name: string) => (names.get(name)?.length ?? 0) / steps.length;
  expect(share('answered')).toBeLessThan(0.35);
  for (const name of ['stored, then failed', 'stored, then refused', 'cut, then refused', 'answered oddly']) {
    expect(share(name)).toBeGreaterThan(0.02);
  }
  expect(share('timed out')).toBeGreaterThan(0);
});

test('every fault of an order is of its endpoint', () => {
  for (const { path } of steps.flatMap((chance) => orderFaults('bot', chance).faults)) {
    expect(path).toBe('/api/bots/investments/create/');
  }
});

test('a refresh is never answered with anything but its tokens', () => {
  const refreshes = steps.map(refreshFault).filter((fault) => fault !== undefined);
  expect(refreshes.length).toBeGreaterThan(100);
  for (const fault of refreshes) expect(Object.keys(fault)).toEqual(['method', 'path', 'delayAfterMs']);
  for (const chance of steps) expect(readFault(chance)?.path).not.toBe('/api/auth/refresh/');
});

test('the same seed gives the same plan', () => {
  const again = createRandom('plans');
  expect(steps.slice(0, 50).map((chance) => orderFaults('bot', chance))).toEqual(
    Array.from({ length: 50 }, (_, step) => orderFaults('bot', (label) => again.fraction(`${step}/${label}`))),
  );
});

test('choices follow their weight, and nothing else', () => {
  expect(pick(['a', 'b'], 0.49)).toBe('a');
  expect(pick(['a', 'b'], 0.5)).toBe('b');
  expect(() => pick([], 0)).toThrow('chooses none');
  const choices = [
    [3, 'often'],
    [1, 'seldom'],
  ] as const;
  expect(pickWeighted(choices, 0.74)).toBe('often');
  expect(pickWeighted(choices, 0.76)).toBe('seldom');
});

test('what is preferred comes more often', () => {
  const choices: readonly (readonly [number, { readonly name: string }])[] = [
    [3, { name: 'often' }],
    [1, { name: 'seldom' }],
  ];
  expect(pickWeighted(prefer(choices, ['seldom']), 0.3)).toEqual({ name: 'seldom' });
  expect(pickWeighted(prefer(choices, []), 0.3)).toEqual({ name: 'often' });
});

test('a run that has covered too little says what is missing', () => {
  const figures = { attempted: 3, stored: 2, storedThenFailed: 1, seen: 1 };
  const counts = [
    { ...figures, kind: 'withdrawal', sent: 3 },
    { ...figures, kind: 'deposit', sent: 2 },
    { ...figures, kind: 'bot', sent: 3, seen: 0 },
  ] as const;
  expect(missing(counts, { orders: 0, storedThenFailed: 0 })).toEqual([]);
  expect(missing(counts, { orders: 3, storedThenFailed: 4 })).toEqual([
    '2 orders sent of kind deposit',
    '3 orders were stored and then answered with a 5xx',
    'no bot was ever seen on a screen of its own user',
  ]);
});
