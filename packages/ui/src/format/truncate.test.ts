import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, truncate } from './truncate.js';

test('leaves a message of 300 characters unchanged', () => {
  const message = 'x'.repeat(MAX_MESSAGE_LENGTH);
  expect(truncate(message)).toBe(message);
  expect(truncate('')).toBe('');
});

test('cuts a longer one at the end of a word', () => {
  const words = 'Amounts below the minimum are not taken. '.repeat(20);
  const shown = truncate(words);
  expect(shown).toMatch(/[a-z.]…$/);
  expect(words[shown.length - 1]).toBe(' ');
  expect(shown.length).toBeGreaterThan(MAX_MESSAGE_LENGTH - 20);
});

test('cuts an endless word anywhere, and keeps a word that ends exactly at the limit', () => {
  expect(truncate('x'.repeat(2_000))).toBe(`${'x'.repeat(299)}…`);
  expect(truncate(`${'x'.repeat(299)} and more`)).toBe(`${'x'.repeat(299)}…`);
});

test.each(['', 'x'])('never splits a character in two after %j', (before) => {
  expect(truncate(before + '😀'.repeat(300)).isWellFormed()).toBe(true);
});

test('gives the start of any message in whole characters, at most 300', { tags: ['ERR-23'] }, () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 900 }),
    fc.string({ unit: 'grapheme', maxLength: 900 }),
  );
  fc.assert(
    fc.property(text, (message) => {
      const shown = truncate(message);
      expect(shown.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
      expect(message.startsWith(shown.replace(/…$/, '')) || message === shown).toBe(true);
      expect(shown.isWellFormed() || !message.isWellFormed()).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
