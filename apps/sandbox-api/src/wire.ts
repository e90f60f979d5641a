/** Every answer of the 15 calls. Money and percentages are decimal strings, times ISO 8601 in UTC. */

import type { Currency } from './coins.ts';

export type { Currency } from './coins.ts';
export type DepositStatus = 'pending' | 'paid' | 'failed' | 'expired';
export type WithdrawalStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
export type InvestmentStatus = 'active' | 'paused' | 'stopped';
export type RiskLevel = 'low' | 'medium' | 'high';
export type Strategy = 'conservative' | 'balanced' | 'aggressive';

export interface TokensWire {
  access: string;
  refresh: string;
}

export interface UserWire {
  id: number;
  display_id: string;
  email: string;
  /** USD, two decimals. */
  balance: string;
  email_verified: boolean;
  date_joined: string;
}

export interface CurrencyWire {
  currency: Currency;
  name: string;
  /** Coin units. */
  min_deposit: string;
}

export interface DepositAddressWire {
  address: string;
  currency: Currency;
}

export interface DepositWire {
  id: number;
  currency: Currency;
  currency_name: string;
  /** Coin units, eight decimals. */
  amount: string;
  status: DepositStatus;
  created_at: string;
  oxapay_invoice_id: string;
}

export interface MessageWire {
  message: string;
}

export interface WithdrawalWire {
  id: number;
  /** USD, two decimals. */
  amount: string;
  currency: Currency;
  currency_name: string;
  withdrawal_address: string;
  status: WithdrawalStatus;
  transaction_hash: string | null;
  created_at: string;
  processed_at: string | null;
}

export interface BotWire {
  id: number;
  name: string;
  exchange: string;
  description: string;
  success_rate: number;
  monthly_return: string;
  risk_level: RiskLevel;
  /** USD, two decimals. */
  min_deposit: string;
  features: readonly string[];
  status: 'active';
  is_unlocked: boolean;
}

export interface GrowthLogWire {
  id: number;
  date: string;
  /** USD, signed. */
  amount_added: string;
  percentage_increase: string;
}

export interface InvestmentWire {
  id: number;
  status: InvestmentStatus;
  initial_amount: string;
  current_amount: string;
  total_return: string;
  total_return_percentage: string;
  /** Newest first. */
  growth_logs: GrowthLogWire[];
  bot: Pick<BotWire, 'name' | 'exchange' | 'risk_level'>;
}
