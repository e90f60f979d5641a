import { createStore, get, promisifyRequest, update } from 'idb-keyval';
import * as v from 'valibot';
import { inTime } from '../databaseTimeout.js';
import { type LedgerRow, newestIn, readRow, recordIn } from './ledgerRow.js';
import type { RotationLedger, RotationOutcome } from './RotationLedger.js';

const SESSIONS = 'sessions';
const TURN = 'turn';

/** Who may refresh, and until when (ms since the epoch, by the device's clock that all tabs share). */
const turnSchema = v.fallback(v.object({ holder: v.string(), until: v.number() }), { holder: '', until: 0 });

/** A ledger in IndexedDB, where every tab sees another one's write as soon as it is made. */
export function indexedDbLedger(name: string): RotationLedger {
  const store = createStore(name, 'ledger');
  // Opened at once: a page that is closed right after logging out has no time to open it then.
  void within(undefined, async () => store('readonly', () => undefined));

  return {
    newest: (sessionId) => within(null, async () => newestIn(readRow(await get<unknown>(SESSIONS, store)), sessionId)),
    record: (sessionId, rotation) =>
      within<RotationOutcome>('failed', async () => {
        let outcome: RotationOutcome = 'failed';
        const change = (value: unknown): LedgerRow => {
          const recorded = recordIn(readRow(value), sessionId, rotation);
          ({ outcome } = recorded);
          return recorded.row;
        };
        await update(SESSIONS, change, store);
        return outcome;
      }),
    end: (sessionId) =>
      within(undefined, async () =>
        store('readwrite', (records) => {
          records.put({ live: null, ended: sessionId } satisfies LedgerRow, SESSIONS);
          // The browser alone would commit only after the page has handled the write's success event.
          records.transaction.commit();
          return promisifyRequest(records.transaction);
        }),
      ),
    clear: () =>
      within(undefined, async () => {
        // Most visitors have nothing to clear, and need no write.
        if (readRow(await get<unknown>(SESSIONS, store)).live === null) return;
        await update(SESSIONS, (value): LedgerRow => ({ ...readRow(value), live: null }), store);
      }),
    takeTurn: (holder, ms) =>
      within(null, async () => {
        let isMine = false;
        const take = (row: unknown) => {
          const turn = v.parse(turnSchema, row);
          const now = Date.now();
          // An expiry further away than a turn lasts was written before the clock was moved back.
          isMine = turn.holder === holder || turn.until < now || turn.until > now + ms;
          return isMine ? { holder, until: now + ms } : turn;
        };
        await update(TURN, take, store);
        return isMine;
      }),
    endTurn: (holder) =>
      within(undefined, async () => {
        const free = (row: unknown) => {
          const turn = v.parse(turnSchema, row);
          return turn.holder === holder ? { holder: '', until: 0 } : turn;
        };
        await update(TURN, free, store);
      }),
  };
}

/** The result of a task, or `otherwise` when it fails or takes too long. */
async function within<T>(otherwise: T, task: () => Promise<T>): Promise<T> {
  return inTime(task()).catch(() => otherwise);
}
