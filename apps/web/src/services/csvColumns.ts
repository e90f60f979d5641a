import type { DepositRecord, GrowthLog, Investment, Loadable, WithdrawalRecord } from '@etherpilot/ui';
import { type Decimal, toText } from '@etherpilot/ui/money';
import type { CsvColumn } from './csv.js';

/** `2026-07-12T13:49:00Z`; a time nobody can read stays as it was sent. */
export function utcTime(time: string | number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? String(time) : date.toISOString().replace('.000Z', 'Z');
}

function zoneOf(time: string | null): string | null {
  return time === null || Number.isNaN(Date.parse(time)) ? null : 'UTC';
}

function text(value: Decimal | null): string | null {
  return value === null ? null : toText(value);
}

export const depositColumns: readonly CsvColumn<DepositRecord>[] = [
  { name: 'id', cell: ({ id }) => String(id) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'currency name', cell: ({ currencyName }) => currencyName },
  { name: 'amount (coins)', cell: ({ amount }) => toText(amount) },
  { name: 'status', cell: ({ status }) => status },
  { name: 'created', cell: ({ createdAt }) => utcTime(createdAt) },
  { name: 'zone', cell: ({ createdAt }) => zoneOf(createdAt) },
  { name: 'transaction ID', cell: ({ transactionId }) => transactionId },
];

export const withdrawalColumns: readonly CsvColumn<WithdrawalRecord>[] = [
  { name: 'id', cell: ({ id }) => String(id) },
  { name: 'amount (USD)', cell: ({ amount }) => toText(amount) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'currency name', cell: ({ currencyName }) => currencyName },
  { name: 'address', cell: ({ withdrawalAddress }) => withdrawalAddress },
  { name: 'status', cell: ({ status }) => status },
  { name: 'transaction hash', cell: ({ transactionHash }) => transactionHash },
  { name: 'requested', cell: ({ createdAt }) => utcTime(createdAt) },
  { name: 'processed', cell: ({ processedAt }) => (processedAt === null ? null : utcTime(processedAt)) },
  { name: 'zone', cell: ({ createdAt }) => zoneOf(createdAt) },
];

export const investmentColumns: readonly CsvColumn<Investment>[] = [
  { name: 'id', cell: ({ id }) => String(id) },
  { name: 'bot', cell: ({ bot }) => bot?.name ?? null },
  { name: 'exchange', cell: ({ bot }) => bot?.exchange ?? null },
  { name: 'risk level', cell: ({ bot }) => bot?.riskLevel ?? null },
  { name: 'status', cell: ({ status }) => status },
  { name: 'initial (USD)', cell: ({ initialAmount }) => toText(initialAmount) },
  { name: 'current (USD)', cell: ({ currentAmount }) => toText(currentAmount) },
  { name: 'return (USD)', cell: ({ totalReturn }) => toText(totalReturn) },
  { name: 'return (percent)', cell: ({ totalReturnPercentage }) => text(totalReturnPercentage) },
];

/** A growth log together with the investment it belongs to, which the log itself does not name. */
export interface GrowthLogLine {
  readonly investment: Investment;
  readonly log: GrowthLog;
}

/** Every log of every investment, as lines for `growthLogColumns`. */
export function growthLogLines(investments: readonly Investment[]): readonly GrowthLogLine[] {
  return investments.flatMap((investment) => investment.growthLogs.map((log) => ({ investment, log })));
}

export const growthLogColumns: readonly CsvColumn<GrowthLogLine>[] = [
  { name: 'investment id', cell: ({ investment }) => String(investment.id) },
  { name: 'bot', cell: ({ investment }) => investment.bot?.name ?? null },
  { name: 'log id', cell: ({ log }) => String(log.id) },
  { name: 'date', cell: ({ log }) => utcTime(log.date) },
  { name: 'zone', cell: ({ log }) => zoneOf(log.date) },
  { name: 'amount added (USD)', cell: ({ log }) => toText(log.amountAdded) },
  { name: 'increase (percent)', cell: ({ log }) => text(log.percentageIncrease) },
];

/** What a file says of its own origin: a list as the screen has it, and how many lines there are in all when it was cut. */
export interface CsvOrigin {
  readonly list: Loadable<unknown>;
  /** Left out when the whole list was read; `null` when the server did not say how many there are (G-42). */
  readonly cut?: { readonly shown: number; readonly total: number | null } | undefined;
}

/** `live` as last read, `cached` while it is being read again, `stale` after a read that failed (H-29). */
function sourceOf({ status }: Loadable<unknown>): string {
  return ({ ready: 'live', loading: 'cached', failed: 'stale' } as const)[status];
}

/** The columns every file ends with: where its lines come from, when they were read, and whether they are all (H-29). */
export function originColumns({ list, cut }: CsvOrigin): readonly CsvColumn<unknown>[] {
  const { readAt } = list;
  const loaded = cut && (cut.total === null ? `${cut.shown}` : `${cut.shown} of ${cut.total}`);
  const extent = loaded === undefined ? 'complete' : `incomplete, ${loaded} loaded`;
  return [
    { name: 'source', cell: () => sourceOf(list) },
    { name: 'read (UTC)', cell: () => (readAt === undefined ? null : utcTime(readAt)) },
    { name: 'list', cell: () => extent },
  ];
}
