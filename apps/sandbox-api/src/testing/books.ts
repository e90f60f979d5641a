import type { Db } from '../db/open.ts';

/** Queries for rows that break a rule of the books; each must return none. */
const rules: Record<string, string> = {
  'balance is the sum of the ledger': `SELECT u.id FROM users u
    WHERE u.balance_cents <> (SELECT COALESCE(SUM(cents), 0) FROM ledger l WHERE l.user_id = u.id)`,
  'only a paid deposit is credited': `SELECT d.id FROM deposits d
    LEFT JOIN ledger l ON l.kind = 'deposit' AND l.ref = d.id AND l.user_id = d.user_id WHERE (d.status = 'paid') <> (l.id IS NOT NULL)`,
  'a withdrawal debited its money': `SELECT w.id FROM withdrawals w
    LEFT JOIN ledger l ON l.kind = 'withdrawal' AND l.ref = w.id AND l.user_id = w.user_id WHERE l.cents IS NULL OR l.cents <> -w.cents`,
  'only a failed or cancelled withdrawal was refunded': `SELECT w.id FROM withdrawals w
    LEFT JOIN ledger l ON l.kind = 'refund' AND l.ref = w.id AND l.cents = w.cents
    WHERE (w.status IN ('failed', 'cancelled')) <> (l.id IS NOT NULL)`,
  'an investment debited its money': `SELECT i.id FROM investments i
    LEFT JOIN ledger l ON l.kind = 'investment' AND l.ref = i.id WHERE l.cents IS NULL OR l.cents <> -i.initial_cents`,
  'only a stopped investment was paid out': `SELECT i.id FROM investments i
    LEFT JOIN ledger l ON l.kind = 'return' AND l.ref = i.id AND l.cents = i.current_cents
    WHERE (i.status = 'stopped') <> (l.id IS NOT NULL)`,
  'growth logs add up to the cent': `SELECT i.id FROM investments i
    WHERE i.current_cents <> i.initial_cents + (SELECT COALESCE(SUM(cents), 0) FROM growth_logs g WHERE g.investment_id = i.id)
      OR i.days_grown <> (SELECT COALESCE(MAX(day) + 1, 0) FROM growth_logs g WHERE g.investment_id = i.id)
      OR (SELECT COUNT(*) FROM growth_logs g WHERE g.investment_id = i.id) <> MIN(i.days_grown, 365)`,
  'every ledger row has its record': `SELECT l.id FROM ledger l WHERE
    (l.kind = 'deposit' AND NOT EXISTS (SELECT 1 FROM deposits d WHERE d.id = l.ref AND d.user_id = l.user_id)) OR
    (l.kind IN ('withdrawal', 'refund') AND NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.id = l.ref AND w.user_id = l.user_id)) OR
    (l.kind IN ('investment', 'return') AND NOT EXISTS (SELECT 1 FROM investments i WHERE i.id = l.ref AND i.user_id = l.user_id))`,
};

/** The broken rules of the books, with the ids of the rows. */
export function brokenRules(db: Db): string[] {
  return Object.entries(rules).flatMap(([rule, sql]) =>
    db.all<{ id: bigint }>(sql).map(({ id }) => `${rule}: row ${id}`),
  );
}
