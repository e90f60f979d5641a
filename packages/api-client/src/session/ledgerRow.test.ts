import { describe, expect, it } from 'vitest';
import { type LedgerRow, newestIn, readRow, recordIn } from './ledgerRow.js';

const rotation = (sequence: number) => ({
  tokens: { access: `access-${sequence}`, refresh: `refresh-${sequence}` },
  sequence,
});
const createRow = (sequence: number): LedgerRow => ({ live: { id: 'one', ...rotation(sequence) }, ended: null });

describe('a rotation', () => {
  it('replaces an older one, and one of another session', () => {
    expect(recordIn(createRow(3), 'one', rotation(4))).toEqual({ outcome: 'stored', row: createRow(4) });
    const other = recordIn(createRow(3), 'two', rotation(1));
    expect(other).toMatchObject({ outcome: 'stored', row: { live: { id: 'two', sequence: 1 } } });
  });

  it('does not replace a newer one', () => {
    expect(recordIn(createRow(5), 'one', rotation(4))).toEqual({ outcome: 'superseded', row: createRow(5) });
  });

  it('is not recorded for a session that has ended', () => {
    const row = { live: null, ended: 'one' };
    expect(recordIn(row, 'one', rotation(4))).toEqual({ outcome: 'ended', row });
    expect(newestIn(row, 'one')).toBe('ended');
  });

  it('is returned for its own session only', () => {
    expect(newestIn(createRow(3), 'one')).toEqual(rotation(3));
    expect(newestIn(createRow(3), 'two')).toBeNull();
  });
});

it.each([
  [undefined],
  [null],
  ['x'],
  [{}],
  [{ live: { id: 'one' }, ended: 7 }],
  [{ live: { id: 'one', tokens: { access: 1 } }, ended: {} }],
])('reads %j as an empty row', (value) => {
  expect(readRow(value)).toEqual({ live: null, ended: null });
});
