import { returnHundredths } from '../money.ts';
import type { Settings } from '../settings.ts';
import type { Random } from '../simulation/random.ts';
import { depositCredit, grow, moveWithdrawal } from '../simulation/settle.ts';
import { moveMoney } from './ledger.ts';
import type { Db } from './open.ts';
import type { DepositRow, InvestmentRow, WithdrawalRow } from './rows.ts';

export interface Simulated {
  db: Db;
  now: () => number;
  random: Random;
  settings: Settings;
}

function settleDeposit(db: Db, row: DepositRow): void {
  db.run(`UPDATE deposits SET status = 'paid', due_at = NULL WHERE id = ?`, row.id);
  const at = row.due_at ?? row.created_at;
  moveMoney(db, { userId: row.user_id, kind: 'deposit', ref: row.id, cents: depositCredit(row), at });
}

function settleWithdrawal({ db, random, settings }: Simulated, row: WithdrawalRow, now: number): void {
  const withdrawal = { ...row, id: Number(row.id), dueAt: Number(row.due_at) };
  const move = moveWithdrawal(withdrawal, now, settings.withdrawalStepMs, random);
  db.run(
    'UPDATE withdrawals SET status = ?, hash = ?, processed_at = ?, due_at = ? WHERE id = ?',
    move.status,
    move.hash,
    move.processedAt,
    move.dueAt,
    row.id,
  );
  if (move.status === 'failed') {
    moveMoney(db, { userId: row.user_id, kind: 'refund', ref: row.id, cents: row.cents, at: move.processedAt ?? now });
  }
}

/** The most rows of an investment: about a year of days, however fast the sandbox's days pass. */
const MOST_LOGS = 365;

/** Merges the oldest of an investment's `days` into one row with their sum, so that the books still balance. */
function foldGrowthLogs(db: Db, { id, initial_cents }: InvestmentRow, days: number): void {
  const lastFolded = days - MOST_LOGS;
  if (lastFolded <= 0) return;
  const folded = db.get<{ cents: bigint }>(
    'SELECT SUM(cents) AS cents FROM growth_logs WHERE investment_id = ? AND day <= ?',
    id,
    lastFolded,
  );
  const cents = folded?.cents ?? 0n;
  db.run('DELETE FROM growth_logs WHERE investment_id = ? AND day < ?', id, lastFolded);
  db.run(
    'UPDATE growth_logs SET cents = ?, hundredths = ? WHERE investment_id = ? AND day = ?',
    cents,
    returnHundredths(initial_cents, initial_cents + cents),
    id,
    lastFolded,
  );
}

/**
 * Writes the days of one investment that have ended by `now`; `dayMs` is a parameter because the seed uses real days.
 */
export function settleInvestment(db: Db, row: InvestmentRow, now: number, dayMs: number, random: Random): void {
  const daysGrown = Number(row.days_grown);
  const growth = grow(
    {
      id: Number(row.id),
      strategy: row.strategy,
      initialCents: row.initial_cents,
      currentCents: row.current_cents,
      stopLoss: Number(row.stop_loss),
      takeProfit: Number(row.take_profit),
      daysGrown,
      dueAt: Number(row.due_at),
    },
    now,
    dayMs,
    random,
  );
  for (const [index, day] of growth.days.entries()) {
    db.run(
      'INSERT INTO growth_logs (investment_id, day, at, cents, hundredths) VALUES (?, ?, ?, ?, ?)',
      row.id,
      daysGrown + index,
      day.at,
      day.cents,
      day.hundredths,
    );
  }
  foldGrowthLogs(db, row, daysGrown + growth.days.length);
  db.run(
    'UPDATE investments SET status = ?, current_cents = ?, days_grown = ?, due_at = ? WHERE id = ?',
    growth.status,
    growth.currentCents,
    daysGrown + growth.days.length,
    growth.dueAt,
    row.id,
  );
  if (growth.status === 'stopped') {
    const at = growth.days.at(-1)?.at ?? now;
    moveMoney(db, { userId: row.user_id, kind: 'return', ref: row.id, cents: growth.currentCents, at });
  }
}

/** Applies everything that is due, in one transaction. Cheap when nothing is. */
export function settleDue(simulated: Simulated): void {
  const { db, random, settings } = simulated;
  const now = simulated.now();
  const deposits = db.all<DepositRow>('SELECT * FROM deposits WHERE due_at <= ? ORDER BY id', now);
  const withdrawals = db.all<WithdrawalRow>('SELECT * FROM withdrawals WHERE due_at <= ? ORDER BY id', now);
  const investments = db.all<InvestmentRow>('SELECT * FROM investments WHERE due_at <= ? ORDER BY id', now);
  if (deposits.length + withdrawals.length + investments.length === 0) return;
  db.transaction(() => {
    for (const row of deposits) settleDeposit(db, row);
    for (const row of withdrawals) settleWithdrawal(simulated, row, now);
    for (const row of investments) settleInvestment(db, row, now, settings.dayMs, random);
  });
}
