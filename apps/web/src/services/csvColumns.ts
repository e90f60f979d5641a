import {
  type DepositRecord,
  epochOf,
  type GrowthLog,
  type Investment,
  type Loadable,
  type PartialList,
  type ServerTime,
  type WithdrawalRecord,
} from '@etherpilot/ui';
import { type Decimal, toText } from '@etherpilot/ui/money';
import type { CsvColumn } from './csv.js';

/** `2026-07-12T13:49:00Z`. */
function utcText(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

/** A moment in UTC; a date and a time without a zone as they are, and what nobody can read as it was sent. */
function timeText(time: ServerTime): string {
  if (time.kind === 'unreadable') return time.text;
  return time.kind === 'instant' ? utcText(epochOf(time)) : time.iso;
}

/** The zone a time is written in; a date has none. */
function zoneOf({ kind }: ServerTime): string | null {
  if (kind === 'instant') return 'UTC';
  return kind === 'localTime' ? 'not stated' : null;
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
  { name: 'created', cell: ({ createdAt }) => timeText(createdAt) },
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
  { name: 'requested', cell: ({ createdAt }) => timeText(createdAt) },
  { name: 'processed', cell: ({ processedAt }) => (processedAt === null ? null : timeText(processedAt)) },
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
  { name: 'date', cell: ({ log }) => timeText(log.date) },
  { name: 'zone', cell: ({ log }) => zoneOf(log.date) },
  { name: 'amount added (USD)', cell: ({ log }) => toText(log.amountAdded) },
  { name: 'increase (percent)', cell: ({ log }) => text(log.percentageIncrease) },
];

/** What a file says of its own origin: a list as the screen has it, and how much of it could be read. */
export interface CsvOrigin {
  readonly list: Loadable<unknown>;
  /** Left out when the whole list was read. */
  readonly partial?: PartialList | undefined;
}

/** `live` as last read, `cached` while it is being read again, `stale` after a read that failed (H-29). */
function sourceOf({ status }: Loadable<unknown>): string {
  return ({ ready: 'live', loading: 'cached', failed: 'stale' } as const)[status];
}

function loadedText({ shown, total, unreadable }: PartialList): string {
  const loaded = total === null ? `${shown} loaded` : `${shown} of ${total} loaded`;
  return unreadable === 0 ? loaded : `${loaded}, ${unreadable} unreadable`;
}

/** The columns every file ends with: where its lines come from, when they were read, and whether they are all (H-29). */
export function originColumns({ list, partial }: CsvOrigin): readonly CsvColumn<unknown>[] {
  const { readAt } = list;
  const extent = partial === undefined ? 'complete' : `incomplete, ${loadedText(partial)}`;
  return [
    { name: 'source', cell: () => sourceOf(list) },
    { name: 'read (UTC)', cell: () => (readAt === undefined ? null : utcText(readAt)) },
    { name: 'list', cell: () => extent },
  ];
}
