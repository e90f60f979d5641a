import { initialSettings } from '../botSettings.ts';
import { type Currency, currencyCodes, getCurrency } from '../coins.ts';
import { depositCredit } from '../simulation/settle.ts';
import type { WithdrawalStatus } from '../wire.ts';
import { moveMoney } from './ledger.ts';
import type { DepositRow, InvestmentRow } from './rows.ts';
import { settleInvestment, type Simulated } from './settleDue.ts';
import { userById } from './users.ts';
import { addDeposit, addInvestment, addWithdrawal, type NewInvestment } from './writes.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;
const BALANCE_CENTS = 1_250_000n;
/** Covers what the history below spends; the rest is removed at the end, so that the balance comes out even. */
const OPENING_CENTS = 10_000_000n;

const depositStatuses: readonly DepositRow['status'][] = ['paid', 'paid', 'failed', 'paid', 'pending'];
const withdrawalStatuses: readonly WithdrawalStatus[] = [
  'completed',
  'processing',
  'failed',
  'completed',
  'cancelled',
  'pending',
];
const DEPOSITS = 40;
const WITHDRAWALS = 24;

/** Each coin in turn. */
const currencyAt = (index: number): Currency => currencyCodes[index % currencyCodes.length] ?? 'ETH';

function seedDeposit({ db, now, random }: Simulated, userId: number, index: number): void {
  const currency = currencyAt(index);
  const status = depositStatuses[index % depositStatuses.length] ?? 'paid';
  // The newest is pending: recent enough to be paid still.
  const age = index === DEPOSITS - 1 ? TEN_MINUTES_MS : (DEPOSITS - index) * 2 * DAY_MS;
  const createdAt = now() - age;
  const row = { currency, units: getCurrency(currency).sampleUnits + BigInt(index) * 12_345n };
  const { id } = addDeposit(db, random, { userId, createdAt, ...row });
  db.run('UPDATE deposits SET status = ? WHERE id = ?', status, id);
  if (status === 'paid')
    moveMoney(db, { userId, kind: 'deposit', ref: id, cents: depositCredit(row), at: createdAt + HOUR_MS });
}

/** The unfinished ones never advance: they have no due time. */
function seedWithdrawal({ db, now, random }: Simulated, userId: number, index: number): void {
  const currency = currencyAt(index);
  const status = withdrawalStatuses[index % withdrawalStatuses.length] ?? 'completed';
  const createdAt = now() - (WITHDRAWALS - index) * 3 * DAY_MS;
  const cents = 5_000n + BigInt(index) * 1_725n;
  const address = getCurrency(currency).address(random.bytes(`rich:withdrawal:${index}`));
  const id = addWithdrawal(db, { userId, currency, cents, address, createdAt, dueAt: null });
  if (id === undefined) throw new Error('The opening balance does not cover the history');
  const hash =
    status === 'completed' ? getCurrency(currency).hash(random.bytes(`withdrawal:${id}:hash`), address) : null;
  const processedAt = status === 'pending' || status === 'processing' ? null : createdAt + DAY_MS;
  db.run('UPDATE withdrawals SET status = ?, hash = ?, processed_at = ? WHERE id = ?', status, hash, processedAt, id);
  if (status === 'failed' || status === 'cancelled') {
    moveMoney(db, { userId, kind: 'refund', ref: id, cents, at: createdAt + DAY_MS });
  }
}

type Plan = Omit<NewInvestment, 'userId' | 'createdAt' | 'dueAt'> & { days: number; isPaused?: boolean };

/** Wide limits, which are rarely reached. */
const wide = { ...initialSettings, stop_loss: 20, take_profit: 50 };
const narrow = { ...initialSettings, stop_loss: 2, take_profit: 5, max_trades: 3 };

const plans: readonly Plan[] = [
  { botId: 3, strategy: 'aggressive', cents: 80_000n, settings: narrow, days: 80 },
  { botId: 2, strategy: 'balanced', cents: 100_000n, settings: wide, days: 45, isPaused: true },
  { botId: 1, strategy: 'conservative', cents: 250_000n, settings: wide, days: 70 },
  { botId: 3, strategy: 'balanced', cents: 150_050n, settings: { ...wide, max_trades: 10 }, days: 30 },
  { botId: 2, strategy: 'conservative', cents: 50_000n, settings: { ...wide, max_trades: 1 }, days: 3 },
];

/** Runs the investment through its past in real days; from then on it grows in the sandbox's days. */
function seedInvestment({ db, now, random, settings }: Simulated, userId: number, plan: Plan): void {
  const createdAt = now() - plan.days * DAY_MS;
  const id = addInvestment(db, { ...plan, userId, createdAt, dueAt: createdAt + DAY_MS });
  if (id === undefined) throw new Error('The opening balance does not cover the investments');
  const row = db.get<InvestmentRow>('SELECT * FROM investments WHERE id = ?', id);
  if (row) settleInvestment(db, row, now(), DAY_MS, random);
  if (plan.isPaused)
    db.run(`UPDATE investments SET status = 'paused', due_at = NULL WHERE id = ? AND status = 'active'`, id);
  else db.run(`UPDATE investments SET due_at = ? WHERE id = ? AND status = 'active'`, now() + settings.dayMs, id);
}

/** A user with a history: records of every status, running, paused and stopped bots, and a balance of $12,500.00. */
export function seedRich(simulated: Simulated, userId: number): void {
  const { db, now } = simulated;
  const opening = { userId, kind: 'opening' as const, ref: userId, cents: OPENING_CENTS, at: now() - 90 * DAY_MS };
  moveMoney(db, opening);
  for (let index = 0; index < DEPOSITS; index++) seedDeposit(simulated, userId, index);
  for (let index = 0; index < WITHDRAWALS; index++) seedWithdrawal(simulated, userId, index);
  for (const plan of plans) seedInvestment(simulated, userId, plan);
  const surplus = (userById(db, userId)?.balance_cents ?? 0n) - BALANCE_CENTS;
  db.run('UPDATE users SET balance_cents = balance_cents - ? WHERE id = ?', surplus, userId);
  db.run(`UPDATE ledger SET cents = cents - ? WHERE kind = 'opening' AND ref = ?`, surplus, userId);
}
