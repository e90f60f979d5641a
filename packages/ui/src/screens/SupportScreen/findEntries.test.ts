import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEntries, type HelpEntry } from './findEntries.js';

const entries: readonly HelpEntry[] = [
  { id: 'robot', kind: 'guide', title: 'Trading robot', text: 'Stop Loss 1-20 percent. The deposit must suffice.' },
  { id: 'stop', kind: 'question', title: 'How do I stop a bot?', text: 'The operator does that.' },
  { id: 'deposit', kind: 'guide', title: 'Deposit guide', text: 'Send from your own wallet.' },
];

const idsFor = (query: string) => findEntries(entries, query).map(({ id }) => id);

test.each([
  ['', []],
  ['   ', []],
  ['wallet', ['deposit']],
  ['DEPOSIT', ['deposit', 'robot']],
  ['stop', ['stop', 'robot']],
  ['bot stop', ['stop', 'robot']],
  ['stop  wallet', []],
  ['percent.', ['robot']],
  ['.*', []],
  ['zebra', []],
])('the query %j finds %j', (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

const words = fc.array(fc.constantFrom('stop', 'bot', 'deposit', 'THE', 'own', 'percent', 'zebra'), { minLength: 1 });

test('each entry is found at most once, and more words never find more', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const wide = idsFor(one.join(' '));
      expect(new Set(wide).size).toBe(wide.length);
      expect(wide).toEqual(expect.arrayContaining(idsFor([...other, ...one].join('  '))));
    }),
  );
});
