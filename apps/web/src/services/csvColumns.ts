import type { PartialList } from '@etherpilot/ui';
import {
  type DepositRecord,
  type Investment,
  type Loadable,
  type ServerTime,
  type StatementLine,
  toEpoch,
  type WithdrawalRecord,
} from '@etherpilot/ui/model';
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

export const statementColumns: readonly CsvColumn<StatementLine>[] = [
  { name: 'date', cell: ({ time }) => timeText(time) },
  { name: 'zone', cell: ({ time }) => formatZone(time) },
  { name: 'entry', cell: ({ kind }) => kind },
  { name: 'coin or bot', cell: ({ subject }) => subject },
  { name: 'status', cell: ({ status }) => status },
  { name: 'amount (USD)', cell: ({ usd }) => text(usd) },
  { name: 'amount (coins)', cell: ({ coins }) => text(coins && coins.amount) },
  { name: 'currency', cell: ({ coins }) => coins && coins.currency },
  { name: 'value in USD', cell: ({ usd }) => (usd === null ? 'not stated' : 'stated') },
  { name: 'added up', cell: ({ isCounted }) => (isCounted ? 'yes' : 'no') },
  { name: 'id', cell: ({ id }) => String(id) },
  { name: 'investment id', cell: ({ investmentId }) => (investmentId === null ? null : String(investmentId)) },
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

function describeExtent({ partial }: CsvOrigin): string {
  return partial === undefined ? 'complete' : `incomplete, ${loadedText(partial)}`;
}

/** The columns every file ends with: the source of a row, when it was read, and whether its list is complete. */
export function getOriginColumns<Row>(readOrigin: (row: Row) => CsvOrigin): readonly CsvColumn<Row>[] {
  return [
    { name: 'source', cell: (row) => describeSource(readOrigin(row).list) },
    {
      name: 'read (UTC)',
      cell: (row) => {
        const { readAt } = readOrigin(row).list;
        return readAt === undefined ? null : utcText(readAt);
      },
    },
    { name: 'list', cell: (row) => describeExtent(readOrigin(row)) },
  ];
}
