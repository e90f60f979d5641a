import { createStore, get, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { tokensSchema } from '../contract/tokens.js';
import type { RotationLedger } from './RotationLedger.js';

/** A refresh waits no longer than this for the ledger (ms): a database can hang, and the lock is held meanwhile. */
const PATIENCE_MS = 2_000;

/** So many sessions that are over are remembered; a tab that slept through more of them has other signs. */
const MAX_ENDED = 8;

const SESSIONS = 'sessions';
const TURN = 'turn';

const sessionsSchema = v.fallback(
  v.object({
    live: v.nullable(v.object({ id: v.string(), tokens: tokensSchema })),
    /** Ids only: nothing of a person stays behind. */
    ended: v.array(v.string()),
  }),
  { live: null, ended: [] },
);
type Sessions = v.InferOutput<typeof sessionsSchema>;

/** Who may refresh, and until when (ms since the epoch, by the clock all tabs of a device share). */
const turnSchema = v.fallback(v.object({ holder: v.string(), until: v.number() }), { holder: '', until: 0 });

/** A ledger in IndexedDB, which shows each tab what another one has written as soon as it is written. */
export function indexedDbLedger(name: string): RotationLedger {
  let store: UseStore | undefined;
  const open = (): UseStore => (store ??= createStore(name, 'ledger'));

  async function change(next: (sessions: Sessions) => Sessions): Promise<void> {
    await update(SESSIONS, (row: unknown) => next(v.parse(sessionsSchema, row)), open());
  }

  return {
    newest: (sessionId) =>
      within(PATIENCE_MS, null, async () => {
        const { live, ended } = v.parse(sessionsSchema, await get<unknown>(SESSIONS, open()));
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
    takeTurn: (holder, ms) =>
      within(PATIENCE_MS, null, async () => {
        let isMine = false;
        const take = (row: unknown) => {
          const turn = v.parse(turnSchema, row);
          const now = Date.now();
          // A time further ahead than a turn lasts was written before the clock was put back.
          isMine = turn.holder === holder || turn.until < now || turn.until > now + ms;
          return isMine ? { holder, until: now + ms } : turn;
        };
        await update(TURN, take, open());
        return isMine;
      }),
    endTurn: (holder) =>
      within(PATIENCE_MS, undefined, async () => {
        const free = (row: unknown) => {
          const turn = v.parse(turnSchema, row);
          return turn.holder === holder ? { holder: '', until: 0 } : turn;
        };
        await update(TURN, free, open());
      }),
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
