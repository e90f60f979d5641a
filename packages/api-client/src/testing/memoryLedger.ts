import type { Tokens } from '../contract/tokens.js';
import type { RotationLedger } from '../session/RotationLedger.js';

export interface MemoryLedger extends RotationLedger {
  /** Ids of the sessions that are over. */
  readonly ended: ReadonlySet<string>;
}

/** A ledger for tabs of one test; real tabs and IndexedDB are in the journeys. */
export function memoryLedger(): MemoryLedger {
  const newest = new Map<string, Tokens>();
  const ended = new Set<string>();
  let turn = { holder: '', until: 0 };
  return {
    ended,
    newest: (id) => Promise.resolve(ended.has(id) ? 'ended' : (newest.get(id) ?? null)),
    record(id, tokens) {
      if (!ended.has(id)) newest.set(id, tokens);
      return Promise.resolve(!ended.has(id));
    },
    end(id) {
      ended.add(id);
      return Promise.resolve();
    },
    takeTurn(holder, ms) {
      const isMine = turn.holder === holder || turn.until < performance.now();
      if (isMine) turn = { holder, until: performance.now() + ms };
      return Promise.resolve(isMine);
    },
    endTurn(holder) {
      if (turn.holder === holder) turn = { holder: '', until: 0 };
      return Promise.resolve();
    },
  };
}
