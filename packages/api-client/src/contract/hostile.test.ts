import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  botSchema,
  createdDepositSchema,
  depositRecordSchema,
  investmentSchema,
  supportedCurrencySchema,
  timeSchema,
  userSchema,
  withdrawalReceiptSchema,
  withdrawalRecordSchema,
} from '../contract.js';
import { watchReplacements } from '../testing/watchReplacements.js';

const MARKUP = '"><img src=x onerror="window.hostile=1"><script>window.hostile=1</script>';

/** What a server, or somebody who wrote into its database, may put into any field. */
const hostile: Readonly<Record<string, string>> = {
  markup: MARKUP,
  'a direction override': 'Bot \u202e00.0001$',
  'isolates that are not closed': 'Bot \u2066\u2067\u2068',
  'control characters': 'Bot\u0000\u0007\u001b[31m\u0085\r\n\tline',
  'half a character': 'Bot \ud83d',
  'ten megabytes': 'x'.repeat(10_000_000),
  'a megabyte of overrides': '\u202e'.repeat(1_000_000),
};

/** Each answer with words in it: its recorded example, or the first of a list. */
const answers: readonly (readonly [example: string, schema: v.GenericSchema])[] = [
  ['auth-profile', userSchema],
  ['bots-get', botSchema],
  ['deposit-create', createdDepositSchema],
  ['deposit-currencies', supportedCurrencySchema],
  ['deposit-list', depositRecordSchema],
  ['deposit-withdraw', withdrawalReceiptSchema],
  ['deposit-withdrawal', withdrawalRecordSchema],
  ['investments-get', investmentSchema],
];

// Deliberately not the product's own pattern, so that the two can disagree.
const UNSHOWABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

describe.each(Object.entries(hostile))('%s', (name, text) => {
  it.each(answers)('in any field of %s is never shown as it is, or endlessly', (example, schema) => {
    const first: unknown = [readExample(example)].flat()[0];
    const variants = withHostile(first, text);
    expect(variants.length).toBeGreaterThan(0);
    const { result: words, longest } = watchReplacements(() =>
      variants.flatMap((wire) => {
        const parsed = v.safeParse(schema, wire);
        return parsed.success ? collectStrings(parsed.output) : [];
      }),
    );
    expect(words.filter((word) => word.length > 2_000 || UNSHOWABLE.test(word) || !word.isWellFormed())).toEqual([]);
    // Markup is text like any other and stays readable.
    expect(words.includes(MARKUP)).toBe(name === 'markup');
    // A megabyte takes no longer than a page.
    expect(longest).toBeLessThanOrEqual(4_000);
  });
});

it('a time nobody can read is text like any other', () => {
  expect(v.parse(timeSchema, '\u202etomorrow\n')).toEqual({ kind: 'unreadable', text: ' tomorrow ' });
});

it.each(['0x228b48a5\u202e7Dfd18', '0x228b48a5\u00007Dfd18', `0x${'a'.repeat(5_000)}`])(
  'an address that cannot be shown exactly is no address: %j',
  (address) => {
    expect(v.is(createdDepositSchema, { address, currency: 'ETH' })).toBe(false);
  },
);

function readExample(name: string): unknown {
  const file = new URL(`../../../../apps/sandbox-api/examples/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Copies of a value, each with another of its texts replaced. */
function withHostile(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    withHostile(child, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
}
