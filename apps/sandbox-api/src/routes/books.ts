import type { Db } from '../db/open.ts';
import type { DepositRow, InvestmentRow, WithdrawalRow } from '../db/rows.ts';
import { userByEmail } from '../db/users.ts';
import type { DepositWire, InvestmentWire, UserWire, WithdrawalWire } from '../wire.ts';
import { depositWire, investmentWire, userWire, withdrawalWire } from './present.ts';

/** Everything stored for one account, oldest first. */
export interface Books {
  /** The sandbox's current time (ms since the epoch). */
  now: number;
  user: UserWire;
  /** With the address, which only the answer to a new one returns. */
  deposits: (DepositWire & { address: string })[];
  withdrawals: WithdrawalWire[];
  /** Without the growth logs, but with the creation time, which no API call returns. */
  investments: (Omit<InvestmentWire, 'growth_logs'> & { created_at: string })[];
}

/** Reads an account's books; undefined when there is no such account. */
export function readBooks(db: Db, email: string, now: number): Books | undefined {
  const user = userByEmail(db, email);
  if (!user) return undefined;
  const rows = <Row>(table: 'deposits' | 'withdrawals' | 'investments') =>
    db.all<Row>(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY id`, user.id);
  return {
    now,
    user: userWire(user),
    deposits: rows<DepositRow>('deposits').map((row) => ({ ...depositWire(row, now), address: row.address })),
    withdrawals: rows<WithdrawalRow>('withdrawals').map(withdrawalWire),
    investments: rows<InvestmentRow>('investments').map((row) => {
      const { growth_logs: _, ...investment } = investmentWire(row, []);
      return { ...investment, created_at: new Date(Number(row.created_at)).toISOString() };
    }),
  };
}
