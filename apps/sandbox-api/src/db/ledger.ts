import type { Db } from './open.ts';

export interface Movement {
  userId: bigint | number;
  /** The reason of the movement; unique together with `ref`. */
  kind: 'opening' | 'deposit' | 'withdrawal' | 'refund' | 'investment' | 'return';
  /** Id of the deposit, withdrawal or investment (of the user, for an opening). */
  ref: bigint | number;
  /** Negative for a debit. */
  cents: bigint;
  at: bigint | number;
}

/**
 * Changes a balance and writes its ledger row; call it inside a transaction.
 * Returns false, with nothing changed, when the balance would fall below zero: check and change are one statement, so
 * two withdrawals cannot both pass.
 */
export function moveMoney(db: Db, { userId, kind, ref, cents, at }: Movement): boolean {
  const { changes } = db.run(
    'UPDATE users SET balance_cents = balance_cents + ? WHERE id = ? AND balance_cents + ? >= 0',
    cents,
    userId,
    cents,
  );
  if (changes === 0) return false;
  db.run('INSERT INTO ledger (user_id, kind, ref, cents, at) VALUES (?, ?, ?, ?, ?)', userId, kind, ref, cents, at);
  return true;
}
