import type { Random } from '../simulation/random.ts';
import { botSettingNames, type BotSettingName } from '../botSettings.ts';
import { type Currency, getCurrency } from '../coins.ts';
import type { Strategy } from '../wire.ts';
import { moveMoney } from './ledger.ts';
import type { Db } from './open.ts';

const FIRST_TRACK_ID = 193_000_000;
const TRACK_ID_STEP = 97;

export interface NewDeposit {
  userId: number | bigint;
  currency: Currency;
  units: bigint;
  createdAt: number;
}

/** Records a pending deposit with a new address and track id. Call it inside a transaction. */
export function addDeposit(db: Db, random: Random, deposit: NewDeposit) {
  const last = db.get<{ seq: bigint }>(`SELECT seq FROM sqlite_sequence WHERE name = 'deposits'`);
  const id = Number(last?.seq ?? 0n) + 1;
  const label = `deposit:${id}`;
  const address = getCurrency(deposit.currency).address(random.bytes(`${label}:address`));
  const trackId = String(
    FIRST_TRACK_ID + id * TRACK_ID_STEP + Math.floor(random.fraction(`${label}:track`) * TRACK_ID_STEP),
  );
  db.run(
    `INSERT INTO deposits (id, user_id, currency, units, address, track_id, status, created_at) VALUES (?, ?, ?, ?, ?, ?, 'pending', ?)`,
    id,
    deposit.userId,
    deposit.currency,
    deposit.units,
    address,
    trackId,
    deposit.createdAt,
  );
  return { id, address, trackId };
}

export interface NewWithdrawal {
  userId: number | bigint;
  currency: Currency;
  cents: bigint;
  address: string;
  createdAt: number;
  /** When the simulation advances it; null leaves it pending. */
  dueAt: number | null;
}

/**
 * Records a withdrawal and debits it; call it inside a transaction. Returns undefined when the balance is too low: roll
 * back then.
 */
export function addWithdrawal(db: Db, withdrawal: NewWithdrawal): number | undefined {
  const { userId, currency, cents, address, createdAt, dueAt } = withdrawal;
  const { id } = db.run(
    `INSERT INTO withdrawals (user_id, currency, cents, address, status, created_at, due_at) VALUES (?, ?, ?, ?, 'pending', ?, ?)`,
    userId,
    currency,
    cents,
    address,
    createdAt,
    dueAt,
  );
  return moveMoney(db, { userId, kind: 'withdrawal', ref: id, cents: -cents, at: createdAt }) ? id : undefined;
}

export interface NewInvestment {
  userId: number | bigint;
  botId: number;
  strategy: Strategy;
  cents: bigint;
  settings: Record<BotSettingName, number>;
  createdAt: number;
  /** When its first day ends. */
  dueAt: number;
}

/**
 * Starts a bot with money from the balance; call it inside a transaction. Returns undefined when the balance is too
 * low: roll back then.
 */
export function addInvestment(db: Db, investment: NewInvestment): number | undefined {
  const { userId, cents, createdAt } = investment;
  const { id } = db.run(
    `INSERT INTO investments (user_id, bot_id, status, strategy, initial_cents, current_cents, created_at, due_at, ${botSettingNames.join(', ')})
     VALUES (?, ?, 'active', ?, ?, ?, ?, ?${', ?'.repeat(botSettingNames.length)})`,
    userId,
    investment.botId,
    investment.strategy,
    cents,
    cents,
    createdAt,
    investment.dueAt,
    ...botSettingNames.map((name) => investment.settings[name]),
  );
  return moveMoney(db, { userId, kind: 'investment', ref: id, cents: -cents, at: createdAt }) ? id : undefined;
}
