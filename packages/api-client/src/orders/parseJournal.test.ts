import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { corruptedText } from '../testing/corruptedText.js';
import { parseJournal } from './parseJournal.js';

const NOW = Date.UTC(2025, 10, 20, 12);
const detail = {
  status: 'uncertain',
  tab: '1-2',
  amount: '60',
  target: 'ETH',
  discriminator: 'x',
  before: { ids: [1, 'a'], unreadableIds: [], unidentified: 0 },
  failure: { title: 'Server Error', message: 'Server error.' },
  failedChecks: 1,
  endedAt: NOW,
  recordId: null,
  isReported: false,
};
const entry = { account: 'hash', kind: 'withdrawal', sentAt: NOW, detail };

test('a stored journal is read as it was stored', () => {
  const journal = { salt: '1-2-3', entries: [entry, { account: 'hash', kind: 'bot', sentAt: NOW - 1 }] };
  expect(parseJournal(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
});

test('corruptions of the journal leave orders that can be shown, or none', () => {
  const text = JSON.stringify({ salt: '1-2-3', entries: [entry, { account: 'hash', kind: 'bot', sentAt: NOW - 1 }] });
  fc.assert(
    fc.property(corruptedText(text), (corrupted) => {
      let row: unknown = corrupted;
      try {
        row = JSON.parse(corrupted);
      } catch {
        // As it is.
      }
      for (const { sentAt } of parseJournal(row).entries) expect(new Date(sentAt).getTime()).not.toBeNaN();
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: trials(1_000) },
  );
});

test('a damaged order hides no other, and one whose details are damaged still locks its form', () => {
  const good = { account: 'hash', kind: 'bot', sentAt: NOW };
  const entries = [{ ...good, sentAt: 'today' }, { ...good, detail: { amount: 60 } }, good, null];
  expect(parseJournal({ salt: '1-2-3', entries })).toEqual({ salt: '1-2-3', entries: [good, good] });
});
