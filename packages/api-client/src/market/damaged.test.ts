import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { createTestServer } from '../testing/createTestServer.js';
import { areSound } from './Candle.js';
import { createMarket } from './createMarket.js';

const RUNS = trials(400);
/** The same answers each time: of a few, none might survive. */
const SEED = 2;
const chart = { symbol: 'ETH-USD', interval: '1h', range: '1d' };
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
// What is not read need not be damaged.
const { prices } = fixture('btc-usd-days1-2021-05-15') as { prices: unknown };
const cornerStones = ['', 0, -1, -0, 1e308, 5e-324, 1e21, true, null, [], {}, [[]], '3000', 'NaN', 1.5, 2 ** 53];

/** Replaces, removes, duplicates or reverses the value at a path in the parsed answer. */
function damage(node: unknown, path: readonly number[], value: unknown, how: string): unknown {
  const [turn, ...rest] = path;
  const isLeaf = typeof node !== 'object' || node === null || Object.keys(node).length === 0;
  if (turn === undefined || isLeaf) return value;
  const keys = Object.keys(node);
  const key = keys[turn % keys.length] ?? '';
  if (Array.isArray(node)) {
    const at = keys.indexOf(key);
    if (how === 'reverse' && rest.length === 0) return node.toReversed();
    if (how === 'double' && rest.length === 0) return [...node, node[at]];
    if (how === 'remove' && rest.length === 0) return node.toSpliced(at, 1);
    return node.with(at, damage(node[at], rest, value, how));
  }
  const { [key]: child, ...others } = node as Record<string, unknown>;
  return how === 'remove' && rest.length === 0 ? others : { ...others, [key]: damage(child, rest, value, how) };
}

/** An answer with damaged values, structure, text or status. */
function damagedAnswer(answer: unknown): fc.Arbitrary<{ status: number; body: Buffer }> {
  const good = JSON.stringify(answer);
  const change = fc.tuple(
    fc.array(fc.nat(400), { minLength: 1, maxLength: 9 }),
    fc.oneof(fc.constantFrom(...cornerStones), fc.jsonValue(), fc.double()),
    fc.constantFrom('replace', 'remove', 'double', 'reverse'),
  );
  const structured = fc
    .array(change, { minLength: 1, maxLength: 6 })
    .map((changes) => changes.reduce<unknown>((node, [path, value, how]) => damage(node, path, value, how), answer))
    .map((node) => Buffer.from(JSON.stringify(node) ?? ''));
  const torn = fc
    .tuple(fc.nat(good.length), fc.uint8Array({ maxLength: 8 }), fc.nat(20))
    .map(([at, bytes, gone]) =>
      Buffer.concat([Buffer.from(good.slice(0, at)), bytes, Buffer.from(good.slice(at + gone))]),
    );
  const body = fc.oneof({ weight: 4, arbitrary: structured }, { weight: 1, arbitrary: torn });
  const status = fc.oneof({ weight: 9, arbitrary: fc.constant(200) }, fc.constantFrom(201, 400, 404, 429, 500, 503));
  return fc.record({ status, body });
}

const known =
  /^(Invalid data format received from Yahoo Finance API|Failed to fetch chart data|HTTP error! status: \d{3})$/;

it.each([
  ['yahoo', fixture('derived-eth-usd-1h-range1d-with-nulls')],
  ['coingecko', { prices }],
] as const)(
  'damaged answers of %s all result in valid candles',
  { tags: ['CHART-11', 'CHART-22'] },
  async (provider, good) => {
    let answer: { status: number; body: Buffer } = { status: 200, body: Buffer.from('') };
    const server = await createTestServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    const seen = { good: 0, refused: 0 };
    const property = fc.asyncProperty(
      damagedAnswer(good),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (damaged, share) => {
        answer = damaged;
        const errors: string[] = [];
        const stored = new Map<string, string>();
        const market = createMarket({
          storage: {
            getItem: (key) => stored.get(key) ?? null,
            setItem: (key, value) => void stored.set(key, value),
            removeItem: (key) => void stored.delete(key),
          },
          now: () => Date.UTC(2025, 10, 20, 23, 45),
          random: () => share,
          ...(provider === 'yahoo'
            ? { primary: { url: server.url, key: 'k', host: 'h' } }
            : { secondary: { url: server.url } }),
          onProviderError: ({ message }) => errors.push(message),
        });
        const { candles, source } = await market.load(chart);
        expect(areSound(candles)).toBe(true);
        expect(market.callsToday()).toBe(1);
        expect([source, ...errors]).toHaveLength(source === 'synthetic' ? 2 : 1);
        // The damage may add an error field with its own description; none of these has one.
        for (const message of errors) expect(message).toMatch(known);
        expect([provider, 'synthetic']).toContain(source);
        // Simulated candles are never stored, those of a provider always are.
        expect(stored.has('etherpilot.market.candles')).toBe(source === provider);
        seen[source === provider ? 'good' : 'refused'] += 1;
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    expect(server.requests).toHaveLength(RUNS);
    // The damage must be neither too small to matter nor too large to survive every time.
    expect(Math.min(seen.good, seen.refused)).toBeGreaterThan(RUNS / 50);
  },
);
