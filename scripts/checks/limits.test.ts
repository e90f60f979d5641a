import { expect, test } from 'vitest';
import { isStory, isTest, readSources } from '@etherpilot/testkit/sources';
import { defaultLimits } from '../../packages/ui/src/model/limits.js';
import * as catalogues from '../../packages/ui/src/messages.js';
import type { MessageText } from '../../packages/ui/src/messages.js';
import { toText } from '../../packages/ui/src/money/plainDecimal.js';
import { fallbackBots } from '../../packages/ui/src/samples/fallbackBots.js';
import { sampleQuestions } from '../../packages/ui/src/samples/sampleContent.js';

test('only the hook reads the defaults: everything else asks it', () => {
  const readers = readSources(['packages/ui/src', 'apps/web/src']).filter(
    (source) => !isTest(source) && !isStory(source) && /\b(default|specified)Limits\b/.test(source.text),
  );
  expect(readers.map(({ path }) => path.replace('packages/ui/src/', '')).toSorted()).toEqual([
    'fixtures/limits.ts',
    'model.ts',
    'model/limits.ts',
    'model/specifiedLimits.ts',
    'provider/useLimits.ts',
  ]);
});

/** Every built-in text in all its forms, with where it is from. */
const texts = Object.values(catalogues)
  .flatMap((catalogue) => (typeof catalogue === 'object' ? [catalogue] : []))
  .flatMap(({ name, texts: own }) =>
    Object.entries<MessageText>(own).flatMap(([key, text]) =>
      (typeof text === 'string' ? [text] : Object.values(text)).map((form) => `${name}.${key}: ${form}`),
    ),
  );
const samples = JSON.stringify([sampleQuestions, fallbackBots.map(({ features }) => features)]);

const { botSettings: ranges, minimumAddressLength, minimumPasswordLength } = defaultLimits;
const minimumWithdrawal = toText(defaultLimits.minimumWithdrawal);
const named = [
  `[$]${minimumWithdrawal}(?![\\d,.]*\\d)`,
  `\\b${minimumWithdrawal} (USD|dollars)`,
  `\\b(${minimumAddressLength}|${minimumPasswordLength}) (or more )?characters`,
  `\\b${ranges.maxTrades.max} trades`,
  ...Object.values(ranges).map(({ min, max }) => `\\b${min}%? (to|and) ${max}\\b`),
];

test.each(named)('no built-in text has a limit as a number: %s', (pattern) => {
  const isNamed = (text: string) => new RegExp(pattern).test(text);
  expect(texts.length).toBeGreaterThan(500);
  expect([...texts, samples].filter(isNamed)).toEqual([]);
});
