import type { BotSettingName } from '../botSettings.ts';
import type { Currency, DepositStatus, InvestmentStatus, Strategy, WithdrawalStatus } from '../wire.ts';

/** 'broken': lists answer 500; 'slow': every answer takes two seconds. */
export type Behavior = 'normal' | 'broken' | 'slow';

export interface UserRow {
  id: bigint;
  email: string;
  password_hash: string;
  balance_cents: bigint;
  behavior: Behavior;
  joined_at: bigint;
}

export interface DepositRow {
  id: bigint;
  user_id: bigint;
  currency: Currency;
  units: bigint;
  address: string;
  track_id: string;
  /** Also 'pending' after the payment session has expired: see `depositStatus`. */
  status: Exclude<DepositStatus, 'expired'>;
  created_at: bigint;
  /** Set by 'Pay now': when the payment is credited. */
  due_at: bigint | null;
}

export interface WithdrawalRow {
  id: bigint;
  user_id: bigint;
  currency: Currency;
  cents: bigint;
  address: string;
  status: WithdrawalStatus;
  hash: string | null;
  created_at: bigint;
  processed_at: bigint | null;
  due_at: bigint | null;
}

export interface InvestmentRow extends Record<BotSettingName, bigint> {
  id: bigint;
  user_id: bigint;
  bot_id: bigint;
  status: InvestmentStatus;
  strategy: Strategy;
  initial_cents: bigint;
  current_cents: bigint;
  days_grown: bigint;
  created_at: bigint;
  due_at: bigint | null;
}

export interface GrowthLogRow {
  id: bigint;
  investment_id: bigint;
  day: bigint;
  at: bigint;
  cents: bigint;
  hundredths: bigint;
}
