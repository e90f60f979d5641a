import { parseDecimal, toText } from '@etherpilot/ui/money';
import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { epochSchema } from '../services/epochSchema.js';
import { tabStorage } from '../services/storage.js';
import { deposit, DEPOSIT_KEY, forgetDeposits, type StoredDeposit } from './deposit.js';
import { getCurrentUserId } from './session.js';

const recordIdSchema = v.union([v.number(), v.string()]);

const depositSchema = v.object({
  currency: v.string(),
  address: v.string(),
  /** A plain decimal, coin units. */
  amount: v.string(),
  createdAt: epochSchema,
  // Without these it is offered all the same, only not matched with a record.
  status: v.fallback(v.nullable(v.string()), null),
  recordId: v.fallback(v.nullable(recordIdSchema), null),
  known: v.fallback(v.nullable(v.array(recordIdSchema)), null),
  candidates: v.fallback(v.array(recordIdSchema), []),
});

const storedSchema = v.looseObject({
  userId: v.number(),
  deposits: v.optional(v.array(v.unknown())),
});

let lastId = 0;

/** Ids last as long as the page; the next one gives new ones. */
function createId(): string {
  lastId += 1;
  return String(lastId);
}

function parseDeposit(value: unknown): StoredDeposit | null {
  const stored = v.safeParse(depositSchema, value);
  const amount = stored.success ? parseDecimal(stored.output.amount) : undefined;
  if (!stored.success || amount === undefined) return null;
  const { status, ...rest } = stored.output;
  return { ...rest, id: createId(), amount, status: status ?? undefined };
}

/** Restores what an earlier page of this tab stored for this user; deposits of another user are removed. */
export function restoreDeposits(): void {
  if (deposit.created.length > 0) return;
  const stored = v.safeParse(storedSchema, tabStorage.read(DEPOSIT_KEY));
  if (!stored.success || stored.output.userId !== getCurrentUserId()) {
    forgetDeposits();
    return;
  }
  // Earlier releases stored one deposit in place of the list.
  const { deposits = [stored.output] } = stored.output;
  deposit.created = ref(deposits.map(parseDeposit).filter((one) => one !== null));
}

/** Shows these deposits, newest first, and stores them for the lifetime of the tab. */
export function setDeposits(created: readonly StoredDeposit[]): void {
  deposit.created = ref(created);
  if (!created.some(({ id }) => id === deposit.openInfoId)) deposit.openInfoId = null;
  const deposits = created.map((one) => ({ ...one, amount: toText(one.amount) }));
  tabStorage.write(DEPOSIT_KEY, created.length === 0 ? null : { userId: getCurrentUserId(), deposits });
}

/** Adds a new deposit and opens its dialog. One that the server answers again is the same deposit. */
export function storeDeposit(created: Omit<StoredDeposit, 'id' | 'candidates'>): void {
  // A page may create one before it has restored the others.
  restoreDeposits();
  const id = createId();
  const others = deposit.created.filter(({ recordId }) => recordId === null || recordId !== created.recordId);
  setDeposits([{ ...created, id, candidates: [] }, ...others]);
  deposit.openInfoId = id;
}
