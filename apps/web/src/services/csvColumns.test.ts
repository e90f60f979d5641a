import type { ServerTime } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import type { CsvColumn } from './csv.js';
import {
  depositColumns,
  getOriginColumns,
  growthLogColumns,
  investmentColumns,
  withdrawalColumns,
} from './csvColumns.js';
import { toGrowthLogLines } from './growthLogLines.js';

function line<Row>(columns: readonly CsvColumn<Row>[], row: Row): Readonly<Record<string, string | null>> {
  return Object.fromEntries(columns.map(({ name, cell }) => [name, cell(row)]));
}

const instant = (iso: string): ServerTime => ({ kind: 'instant', iso });
const day: ServerTime = { kind: 'date', iso: '2025-03-08' };

const deposit = {
  id: 6,
  currency: 'ETH',
  currencyName: 'Ethereum',
  amount: decimal('0.25000000'),
  status: 'pending',
  createdAt: instant('2026-07-12T15:49:00+02:00'),
  transactionId: null,
};

const investment = {
  id: 1,
  status: 'active',
  initialAmount: decimal('500.00'),
  currentAmount: decimal('491.36'),
  totalReturn: decimal('-8.64'),
  totalReturnPercentage: null,
  growthLogs: [
    {
      id: 9,
      date: instant('2026-07-12T14:00:00Z'),
      amountAdded: decimal('-8.64'),
      percentageIncrease: decimal('-1.73'),
    },
  ],
  bot: null,
};

describe('the columns of a file', () => {
  it('have exact amounts and times in UTC with the zone beside them', () => {
    expect(line(depositColumns, deposit)).toEqual({
      id: '6',
      currency: 'ETH',
      'currency name': 'Ethereum',
      'amount (coins)': '0.25000000',
      status: 'pending',
      created: '2026-07-12T13:49:00Z',
      zone: 'UTC',
      'transaction ID': null,
    });
  });

  it('pass on a time that cannot be parsed, without a zone', () => {
    expect(line(depositColumns, { ...deposit, createdAt: { kind: 'unreadable', text: 'yesterday' } })).toMatchObject({
      created: 'yesterday',
      zone: null,
    });
  });

  it('have no time and no zone for a date', () => {
    expect(line(depositColumns, { ...deposit, createdAt: { kind: 'date', iso: '2025-03-08' } })).toMatchObject({
      created: '2025-03-08',
      zone: null,
    });
    const dated = { ...investment, growthLogs: investment.growthLogs.map((log) => ({ ...log, date: day })) };
    expect(toGrowthLogLines([dated]).map((one) => line(growthLogColumns, one))).toMatchObject([
      { date: '2025-03-08', zone: null },
    ]);
  });

  it('do not convert a time whose zone is not stated, and say so', () => {
    const createdAt = { kind: 'localTime', iso: '2025-03-08T23:30:00' } as const;
    expect(line(depositColumns, { ...deposit, createdAt })).toMatchObject({
      created: '2025-03-08T23:30:00',
      zone: 'not stated',
    });
  });

  it('have the full address and hash of a withdrawal', () => {
    const withdrawal = {
      id: 3,
      amount: decimal('200.00'),
      currency: 'ETH',
      currencyName: 'Ethereum',
      withdrawalAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      status: 'completed',
      transactionHash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
      createdAt: instant('2026-07-06T15:45:00Z'),
      processedAt: instant('2026-07-07T16:10:00.5Z'),
    };
    expect(line(withdrawalColumns, withdrawal)).toMatchObject({
      'amount (USD)': '200.00',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      'transaction hash': '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
      requested: '2026-07-06T15:45:00Z',
      processed: '2026-07-07T16:10:00.500Z',
    });
    expect(line(withdrawalColumns, { ...withdrawal, processedAt: null })).toMatchObject({ processed: null });
  });

  it('have no made-up figure for a missing value, and name the investment in each of its logs', () => {
    expect(line(investmentColumns, investment)).toMatchObject({
      bot: null,
      'return (USD)': '-8.64',
      'return (percent)': null,
    });
    const lines = toGrowthLogLines([investment, { ...investment, id: 2, growthLogs: [] }]);
    expect(lines.map((one) => line(growthLogColumns, one))).toEqual([
      {
        'investment id': '1',
        bot: null,
        'log id': '9',
        date: '2026-07-12T14:00:00Z',
        zone: 'UTC',
        'amount added (USD)': '-8.64',
        'increase (percent)': '-1.73',
      },
    ]);
  });
});

describe('a file states where its rows come from', { tags: ['H-29'] }, () => {
  const readAt = Date.UTC(2026, 6, 12, 14, 2);
  const failure = { title: 'Error', message: 'Failed.' };

  it.each([
    [{ status: 'ready', data: [], readAt } as const, 'live'],
    [{ status: 'loading', data: [], readAt } as const, 'cached'],
    [{ status: 'failed', failure, data: [], readAt } as const, 'stale'],
  ])('and when they were read: %j', (list, source) => {
    expect(
      line(
        getOriginColumns(() => ({ list })),
        null,
      ),
    ).toEqual({
      source,
      'read (UTC)': '2026-07-12T14:02:00Z',
      list: 'complete',
    });
  });

  it.each([
    [{ shown: 40, total: 60, unreadable: 0 }, 'incomplete, 40 of 60 loaded'],
    [{ shown: 40, total: null, unreadable: 0 }, 'incomplete, 40 loaded'],
    [{ shown: 40, total: 42, unreadable: 2 }, 'incomplete, 40 of 42 loaded, 2 unreadable'],
  ])('and that they are not all: %j', (partial, extent) => {
    expect(
      line(
        getOriginColumns(() => ({ list: { status: 'ready', data: [] }, partial })),
        null,
      ),
    ).toMatchObject({
      list: extent,
    });
  });
});
