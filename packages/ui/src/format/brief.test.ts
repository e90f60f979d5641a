import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brief, MAX_BRIEF } from './brief.js';

test('leaves a message of 300 characters unchanged', () => {
  const message = 'x'.repeat(MAX_BRIEF);
  expect(brief(message)).toBe(message);
  expect(brief('')).toBe('');
});

test('cuts a longer one at the end of a word', () => {
  const words = 'Amounts below the minimum are not taken. '.repeat(20);
  const shown = brief(words);
  expect(shown).toMatch(/[a-z.]…$/);
  expect(words[shown.length - 1]).toBe(' ');
  expect(shown.length).toBeGreaterThan(MAX_BRIEF - 20);
});

test('cuts an endless word anywhere, and keeps a word that ends exactly at the limit', () => {
  expect(brief('x'.repeat(2_000))).toBe(`${'x'.repeat(299)}…`);
  expect(brief(`${'x'.repeat(299)} and more`)).toBe(`${'x'.repeat(299)}…`);
});

test.each(['', 'x'])('never splits a character in two after %j', (before) => {
  expect(brief(before + '😀'.repeat(300)).isWellFormed()).toBe(true);
});

test('gives the start of any message in whole characters, at most 300', { tags: ['ERR-23'] }, () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 900 }), fc.string({ unit: 'grapheme', maxLength: 900 }));
  fc.assert(
    fc.property(text, (message) => {
      const shown = brief(message);
      expect(shown.length).toBeLessThanOrEqual(MAX_BRIEF);
      expect(message.startsWith(shown.replace(/…$/, '')) || message === shown).toBe(true);
      expect(shown.isWellFormed() || !message.isWellFormed()).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
