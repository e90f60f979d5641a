import { type LedgerRow, newestIn, readRow, recordIn } from '../session/ledgerRow.js';
import type { RotationLedger } from '../session/RotationLedger.js';

export interface MemoryLedger extends RotationLedger {
  /** The current row. */
  readonly row: () => LedgerRow;
}

/** A ledger for the tabs of one test; journeys cover real tabs and IndexedDB. */
export function memoryLedger(initial: Partial<LedgerRow> = {}): MemoryLedger {
  let row = { ...readRow(undefined), ...initial };
  let turn = { holder: '', until: -Infinity };
  return {
    row: () => row,
    newest: (id) => Promise.resolve(newestIn(row, id)),
    record(id, rotation) {
      const recorded = recordIn(row, id, rotation);
      ({ row } = recorded);
      return Promise.resolve(recorded.outcome);
    },
    end(id) {
      row = { live: null, ended: id };
      return Promise.resolve();
    },
    clear() {
      row = { ...row, live: null };
      return Promise.resolve();
    },
    takeTurn(holder, ms) {
      const isMine = turn.holder === holder || turn.until < performance.now();
      if (isMine) turn = { holder, until: performance.now() + ms };
      return Promise.resolve(isMine);
    },
    endTurn(holder) {
      if (turn.holder === holder) turn = { holder: '', until: -Infinity };
      return Promise.resolve();
    },
  };
}
