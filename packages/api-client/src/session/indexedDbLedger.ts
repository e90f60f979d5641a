import { createStore, get, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { tokensSchema } from '../contract/tokens.js';
import type { RotationLedger } from './RotationLedger.js';

/** A refresh waits no longer than this for the ledger (ms): a database can hang, and the lock is held meanwhile. */
const PATIENCE_MS = 1_000;

/** So many sessions that are over are remembered; a tab that slept through more of them has other signs. */
const MAX_ENDED = 8;

const ROW = 'sessions';

const rowSchema = v.fallback(
  v.object({
    live: v.nullable(v.object({ id: v.string(), tokens: tokensSchema })),
    /** Ids only: nothing of a person stays behind. */
    ended: v.array(v.string()),
  }),
  { live: null, ended: [] },
);
type Row = v.InferOutput<typeof rowSchema>;

/** A ledger in IndexedDB, which shows each tab what another one has written as soon as it is written. */
export function indexedDbLedger(name: string): RotationLedger {
  let store: UseStore | undefined;
  const open = (): UseStore => (store ??= createStore(name, 'ledger'));

  async function change(next: (row: Row) => Row): Promise<void> {
    await update(ROW, (row: unknown) => next(v.parse(rowSchema, row)), open());
  }

  return {
    newest: (sessionId) =>
      within(PATIENCE_MS, null, async () => {
        const { live, ended } = v.parse(rowSchema, await get<unknown>(ROW, open()));
        if (ended.includes(sessionId)) return 'ended';
        return live?.id === sessionId ? live.tokens : null;
      }),
    record: (sessionId, tokens) =>
      within(PATIENCE_MS, true, async () => {
        let isOver = false;
        await change((row) => {
          isOver = row.ended.includes(sessionId);
          return isOver ? row : { ...row, live: { id: sessionId, tokens } };
        });
        return !isOver;
      }),
    end: (sessionId) =>
      within(PATIENCE_MS, undefined, () =>
        change(({ live, ended }) => ({
          live: live?.id === sessionId ? null : live,
          ended: [sessionId, ...ended.filter((id) => id !== sessionId)].slice(0, MAX_ENDED),
        })),
      ),
  };
}

/** The answer of a task, or `otherwise` when it fails or takes too long. */
async function within<T>(ms: number, otherwise: T, task: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, ms, otherwise)));
  try {
    return await Promise.race([task(), late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
