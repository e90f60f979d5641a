import type { Listing, RecordId } from '@etherpilot/api-client';
import { type DepositRecord, getDepositState } from '@etherpilot/ui/model';
import { compare } from '@etherpilot/ui/money';
import type { StoredDeposit } from '../state/deposit.js';

/** Whether a deposit can still change; one with an unknown status may, and is polled less often. */
export function getDepositPendingState({ status }: { readonly status: string }): 'pending' | 'slowly' | 'final' {
  const { phase } = getDepositState(status);
  if (phase === 'unknown') return 'slowly';
  return phase === 'final' ? 'final' : 'pending';
}

/** What a list says of the deposits created in this tab. */
export interface BoundDeposits<Item> {
  /** Those that have not ended, in the same order; unchanged ones are the same objects. */
  readonly open: readonly StoredDeposit[];
  /** Final records of this tab's deposits, each once, when nothing else has shown that they were pending. */
  readonly ended: readonly Item[];
}

type Fitting = Pick<DepositRecord, 'currency' | 'amount'>;

const isSame = (one: Fitting, other: Fitting) =>
  one.currency === other.currency && compare(one.amount, other.amount) === 0;

const isFinal = (record: DepositRecord) => getDepositPendingState(record) === 'final';

function withStatus(one: StoredDeposit, status: string | undefined): StoredDeposit {
  return one.status === status ? one : { ...one, status };
}

/** The record of an ended deposit is none of the others', although nothing holds it any more. */
function withKnown(one: StoredDeposit, ids: readonly RecordId[]): StoredDeposit {
  return one.recordId !== null || one.known === null ? one : { ...one, known: [...one.known, ...ids] };
}

/**
 * Finds the records of the deposits created in this tab, and drops those that have ended. The server's times are never
 * used, because its clock and this device's may be hours apart.
 *
 * - A deposit with a record ends when that record is final.
 * - The record of any other is one of the same coin and amount that the list did not have before. If there is only one,
 *   it is that. If there are several, the deposit ends when all of them are final: an address that can be paid is never
 *   hidden, even if one that was paid stays longer.
 * - If it is not known what the list had before, it is none of them. The deposit ends when every record of its coin and
 *   amount that was pending after its creation is final. One that was paid before any list was read stays until it is
 *   hidden by its payment session.
 *
 * A list read before a deposit was created says nothing about it. Part of a list neither chooses a record nor ends a
 * deposit without one. `readAt` and `now` are in ms since the epoch.
 */
export function bindDeposits<Item extends DepositRecord>(
  created: readonly StoredDeposit[],
  { items, isComplete }: Pick<Listing<Item>, 'items' | 'isComplete'>,
  { readAt, now }: { readonly readAt: number; readonly now: number },
): BoundDeposits<Item> {
  const listed = new Map(items.map((item) => [item.id, item]));
  const taken = new Set(created.map(({ recordId }) => recordId));
  const ended = new Set<Item>();
  const isSearched = (one: StoredDeposit) => one.recordId === null && readAt >= one.createdAt;
  const getCandidates = (one: StoredDeposit) => one.candidates.filter((id) => !taken.has(id));

  const addCandidates = (one: StoredDeposit): StoredDeposit => {
    const { known, candidates } = one;
    const isNew = (item: Item) => (known === null ? !isFinal(item) : !known.includes(item.id));
    const added = items.filter(
      (item) => isSame(one, item) && !taken.has(item.id) && !candidates.includes(item.id) && isNew(item),
    );
    if (added.length === 0) return one;
    for (const item of added) if (isFinal(item)) ended.add(item);
    return { ...one, candidates: [...candidates, ...added.map(({ id }) => id)] };
  };

  const chooseRecord = (one: StoredDeposit, all: readonly StoredDeposit[]): StoredDeposit => {
    const [only, ...others] = getCandidates(one);
    if (one.known === null || only === undefined || others.length > 0 || !listed.has(only)) return one;
    // It cannot be the record of two deposits, so one of theirs is missing.
    const isDisputed = all.some((rival) => {
      const [first, ...more] = getCandidates(rival);
      return rival.id !== one.id && first === only && more.length === 0;
    });
    if (isDisputed) return one;
    taken.add(only);
    return { ...one, recordId: only, candidates: [] };
  };

  /** The deposit as it goes on; `null` when it has ended. */
  const settle = (one: StoredDeposit, all: readonly StoredDeposit[]): StoredDeposit | null => {
    if (one.recordId !== null) {
      const record = listed.get(one.recordId);
      if (record === undefined) return one;
      return isFinal(record) ? null : withStatus(one, record.status);
    }
    if (!isSearched(one) || !isComplete) return one;
    const ids = getCandidates(one);
    const pending = ids.flatMap((id) => listed.get(id) ?? []).filter((record) => !isFinal(record));
    const rivals = all.filter((other) => other.recordId === null && isSame(one, other));
    const areAllListed = ids.length >= rivals.length && ids.every((id) => listed.has(id));
    if (pending.length === 0 && areAllListed) return null;
    const statuses = new Set(pending.map(({ status }) => status));
    return withStatus(one, statuses.size === 1 ? pending[0]?.status : undefined);
  };

  for (const { recordId } of created) {
    const record = recordId === null ? undefined : listed.get(recordId);
    if (record !== undefined && isFinal(record)) ended.add(record);
  }
  const searched = created
    // The clock has been set back since it was created.
    .map((one) => (one.createdAt > now ? { ...one, createdAt: now } : one))
    .map((one) => (isSearched(one) ? addCandidates(one) : one));
  const bound = isComplete ? searched.map((one, _, all) => (isSearched(one) ? chooseRecord(one, all) : one)) : searched;
  const settled = bound.map((one, _, all) => settle(one, all));
  const gone = bound.flatMap(({ recordId }, index) => (settled[index] === null ? (recordId ?? []) : []));
  const open = settled.filter((one) => one !== null);
  return { open: gone.length === 0 ? open : open.map((one) => withKnown(one, gone)), ended: [...ended] };
}
