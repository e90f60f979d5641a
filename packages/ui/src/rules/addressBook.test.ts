import { describe, expect, it, test } from 'vitest';
import { withdrawals } from '../fixtures/withdrawals.js';
import { instant } from '../fixtures/time.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { compareAddresses, findKnown, findLookAlike, forCoin, listAddresses } from './addressBook.js';
import { LABEL_LENGTH } from './addressLabel.js';
import { changeLabel, planImport, readLabels, writeLabels } from './labelChanges.js';

const LEDGER = '0x52908400098527886E0F7030069857D2E4169EE7';
const EXCHANGE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const labels = [
  { address: LEDGER, label: 'Ledger' },
  { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', label: 'Cold' },
];

const [sample] = withdrawals;
function paid(withdrawalAddress: string, createdAt: string, more: Partial<WithdrawalRecord> = {}): WithdrawalRecord {
  if (sample === undefined) throw new Error('no withdrawals');
  return { ...sample, status: 'completed', withdrawalAddress, createdAt: instant(createdAt), ...more };
}

describe('the addresses that are known', () => {
  it('counts the completed withdrawals to each, however it was written', () => {
    const [first] = listAddresses(labels, [
      paid(LEDGER, '2026-07-01T08:00:00Z'),
      paid(LEDGER.toLowerCase(), '2026-07-09T08:00:00Z'),
      paid(LEDGER, '2026-07-05T08:00:00Z', { currency: 'USDT' }),
    ]);
    expect(first).toEqual({
      address: LEDGER,
      label: 'Ledger',
      uses: 3,
      lastUsed: instant('2026-07-09T08:00:00Z'),
      currencies: ['ETH', 'USDT'],
    });
  });

  it('leaves out what was not completed', () => {
    const others = ['pending', 'processing', 'failed', 'cancelled', 'on_hold'];
    expect(
      listAddresses(
        [],
        others.map((status) => paid(EXCHANGE, '2026-07-01T08:00:00Z', { status })),
      ),
    ).toEqual([]);
  });

  it('begins with those that have a label, each time with the one used last', () => {
    const known = listAddresses(labels, [
      paid(OTHER, '2026-07-02T08:00:00Z'),
      paid(LEDGER, '2026-07-01T08:00:00Z'),
      paid(EXCHANGE, '2026-07-04T08:00:00Z'),
      paid(EXCHANGE, '2026-07-03T08:00:00Z'),
    ]);
    expect(known.map(({ label, uses }) => [label, uses])).toEqual([
      ['Ledger', 1],
      ['Cold', 0],
      [null, 2],
      [null, 1],
    ]);
  });

  it('are offered for a coin that went there, or before any did', () => {
    const known = listAddresses(labels, [paid(LEDGER, '2026-07-01T08:00:00Z')]);
    expect(forCoin(known, 'ETH').map(({ label }) => label)).toEqual(['Ledger', 'Cold']);
    expect(forCoin(known, 'BTC').map(({ label }) => label)).toEqual(['Cold']);
  });

  it('do not mix up base58 addresses that differ by letter case', () => {
    const known = listAddresses([{ address: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', label: 'One' }], []);
    expect(findKnown('lVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', known)).toBeUndefined();
    expect(findKnown(LEDGER.toLowerCase(), listAddresses(labels, []))?.label).toBe('Ledger');
  });
});

describe('a label', () => {
  it('is trimmed, cut to its length, and takes the place of the one before', () => {
    expect(changeLabel(labels, { address: LEDGER.toLowerCase(), label: `  ${'x'.repeat(50)}` })).toEqual([
      labels[1],
      { address: LEDGER.toLowerCase(), label: 'x'.repeat(LABEL_LENGTH) },
    ]);
  });

  it('is removed when it is empty', () => {
    expect(changeLabel(labels, { address: LEDGER, label: ' ' })).toEqual([labels[1]]);
  });
});

describe('an address with the ends of a known one', () => {
  const forged = '0x529f1e2d3c4b5a69788796a5b4c3d2e1f0a9bEE7';
  const known = listAddresses(labels, []);

  it('is found by another middle', () => {
    expect(findLookAlike(forged, known)?.label).toBe('Ledger');
    expect(findLookAlike(forged.toUpperCase().replace('0X', '0x'), known)?.label).toBe('Ledger');
  });

  it('is neither the known address itself nor one with other ends', () => {
    expect(findLookAlike(LEDGER.toLowerCase(), known)).toBeUndefined();
    expect(findLookAlike(EXCHANGE, known)).toBeUndefined();
  });

  it('is shown in parts that differ and parts that do not, and loses no character', () => {
    const parts = compareAddresses(forged, LEDGER);
    expect(parts.map(({ text }) => text).join('')).toBe(forged);
    expect(parts[0]).toEqual({ text: '0x529', isDifferent: false });
    expect(parts.at(-1)).toEqual({ text: 'EE7', isDifferent: false });
    expect(parts.some(({ isDifferent }) => isDifferent)).toBe(true);
    expect(compareAddresses(LEDGER.toLowerCase(), LEDGER)).toEqual([
      { text: LEDGER.toLowerCase(), isDifferent: false },
    ]);
  });
});

describe('a file of labels', () => {
  it('holds what was written', () => {
    expect(readLabels(writeLabels(labels))).toEqual(labels);
    expect(readLabels(writeLabels([]))).toEqual([]);
  });

  test.each([
    ['no JSON', 'Ledger'],
    ['cut off', writeLabels(labels).slice(0, -20)],
    ['a list', '[]'],
    ['of another kind', '{"kind":"bookmarks","version":1,"labels":[]}'],
    ['of a later version', writeLabels(labels).replace('"version": 1', '"version": 2')],
    ['a label without an address', writeLabels(labels).replace('"address"', '"wallet"')],
    ['an empty label', writeLabels([{ address: LEDGER, label: '' }])],
    ['an endless label', writeLabels([{ address: LEDGER, label: 'x'.repeat(LABEL_LENGTH + 1) }])],
    ['an address with an invisible character', writeLabels([{ address: `${LEDGER}\u200B`, label: 'Ledger' }])],
  ])('that is %s is not read at all', (_, text) => {
    expect(readLabels(text)).toBeNull();
  });

  it('adds what is new and overwrites nothing', () => {
    const plan = planImport(labels, [
      { address: LEDGER.toLowerCase(), label: 'Mine' },
      { address: EXCHANGE, label: 'Exchange' },
      { address: EXCHANGE.toLowerCase(), label: 'Again' },
    ]);
    expect(plan.added).toEqual([{ address: EXCHANGE, label: 'Exchange', isTaken: false }]);
    expect(plan.kept).toEqual([
      { address: LEDGER, label: 'Ledger', inFile: 'Mine' },
      { address: EXCHANGE, label: 'Exchange', inFile: 'Again' },
    ]);
  });

  it('tells of a label that another address has', () => {
    expect(planImport(labels, [{ address: EXCHANGE, label: 'ledger' }]).added).toEqual([
      { address: EXCHANGE, label: 'ledger', isTaken: true },
    ]);
  });
});
