import {
  type DepositRecord,
  type Investment,
  type Loadable,
  type PartialList,
  type ServerTime,
  toEpoch,
  type WithdrawalRecord,
} from '@etherpilot/ui';
import { type Decimal, toText } from '@etherpilot/ui/money';
import type { CsvColumn } from './csv.js';
import type { GrowthLogLine } from './growthLogLines.js';

/** `2026-07-12T13:49:00Z`. */
function utcText(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

/** An instant in UTC; a date or a time without a zone unchanged, and text that cannot be parsed as sent. */
function timeText(time: ServerTime): string {
  if (time.kind === 'unreadable') return time.text;
  return time.kind === 'instant' ? utcText(toEpoch(time)) : time.iso;
}

/** The zone of a time; a date has none. */
function formatZone({ kind }: ServerTime): string | null {
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
  { name: 'zone', cell: ({ createdAt }) => formatZone(createdAt) },
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
  { name: 'zone', cell: ({ createdAt }) => formatZone(createdAt) },
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

export const growthLogColumns: readonly CsvColumn<GrowthLogLine>[] = [
  { name: 'investment id', cell: ({ investment }) => String(investment.id) },
  { name: 'bot', cell: ({ investment }) => investment.bot?.name ?? null },
  { name: 'log id', cell: ({ log }) => String(log.id) },
  { name: 'date', cell: ({ log }) => timeText(log.date) },
  { name: 'zone', cell: ({ log }) => formatZone(log.date) },
  { name: 'amount added (USD)', cell: ({ log }) => toText(log.amountAdded) },
  { name: 'increase (percent)', cell: ({ log }) => text(log.percentageIncrease) },
];

/** The origin of a file's rows: the list as the screen has it, and how much of it could be read. */
export interface CsvOrigin {
  readonly list: Loadable<unknown>;
  /** Omitted for a complete list. */
  readonly partial?: PartialList | undefined;
}

/** `live` after a successful read, `cached` while refetching, `stale` after a failed read. */
function describeSource({ status }: Loadable<unknown>): string {
  return ({ ready: 'live', loading: 'cached', failed: 'stale' } as const)[status];
}

function loadedText({ shown, total, unreadable }: PartialList): string {
  const loaded = total === null ? `${shown} loaded` : `${shown} of ${total} loaded`;
  return unreadable === 0 ? loaded : `${loaded}, ${unreadable} unreadable`;
}

/** The columns every file ends with: the source of its rows, when they were read, and whether the list is complete. */
export function getOriginColumns({ list, partial }: CsvOrigin): readonly CsvColumn<unknown>[] {
  const { readAt } = list;
  const extent = partial === undefined ? 'complete' : `incomplete, ${loadedText(partial)}`;
  return [
    { name: 'source', cell: () => describeSource(list) },
    { name: 'read (UTC)', cell: () => (readAt === undefined ? null : utcText(readAt)) },
    { name: 'list', cell: () => extent },
  ];
}
