import { botById, type BotOffer } from '../catalogue.ts';
import { getCurrency } from '../coins.ts';
import type { DepositRow, GrowthLogRow, InvestmentRow, UserRow, WithdrawalRow } from '../db/rows.ts';
import { coin, percent, returnHundredths, toWhole, usd, USD_PLACES } from '../money.ts';
import { depositStatus } from '../simulation/settle.ts';
import type { BotWire, DepositWire, GrowthLogWire, InvestmentWire, UserWire, WithdrawalWire } from '../wire.ts';

const FIRST_DISPLAY_ID = 100_000n;

const iso = (ms: bigint): string => new Date(Number(ms)).toISOString();

export const userWire = (row: UserRow): UserWire => ({
  id: Number(row.id),
  display_id: String(FIRST_DISPLAY_ID + row.id),
  email: row.email,
  balance: usd(row.balance_cents),
  email_verified: false,
  date_joined: iso(row.joined_at),
});

export const depositWire = (row: DepositRow, now: number): DepositWire => ({
  id: Number(row.id),
  currency: row.currency,
  currency_name: getCurrency(row.currency).name,
  amount: coin(row.units),
  status: depositStatus(row, now),
  created_at: iso(row.created_at),
  oxapay_invoice_id: row.track_id,
});

export const withdrawalWire = (row: WithdrawalRow): WithdrawalWire => ({
  id: Number(row.id),
  amount: usd(row.cents),
  currency: row.currency,
  currency_name: getCurrency(row.currency).name,
  withdrawal_address: row.address,
  status: row.status,
  transaction_hash: row.hash,
  created_at: iso(row.created_at),
  processed_at: row.processed_at === null ? null : iso(row.processed_at),
});

/** Unlocked from the bot's minimum up. */
export const botWire = (bot: BotOffer, { balance_cents }: UserRow): BotWire => ({
  ...bot,
  is_unlocked: balance_cents > 0n && balance_cents >= toWhole(bot.min_deposit, USD_PLACES),
});

const growthLogWire = (row: GrowthLogRow): GrowthLogWire => ({
  id: Number(row.id),
  date: iso(row.at),
  amount_added: usd(row.cents),
  percentage_increase: percent(row.hundredths),
});

/** `logs` newest first. */
export function investmentWire(row: InvestmentRow, logs: readonly GrowthLogRow[]): InvestmentWire {
  const bot = botById(Number(row.bot_id));
  if (!bot) throw new Error(`Investment ${row.id} names bot ${row.bot_id}, which is not offered`);
  return {
    id: Number(row.id),
    status: row.status,
    initial_amount: usd(row.initial_cents),
    current_amount: usd(row.current_cents),
    total_return: usd(row.current_cents - row.initial_cents),
    total_return_percentage: percent(returnHundredths(row.initial_cents, row.current_cents)),
    growth_logs: logs.map(growthLogWire),
    bot: { name: bot.name, exchange: bot.exchange, risk_level: bot.risk_level },
  };
}
