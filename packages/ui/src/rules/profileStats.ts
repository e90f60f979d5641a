import type { Investment } from '../model/Investment.js';
import type { ServerTime } from '../model/ServerTime.js';
import type { Profile } from '../model/User.js';
import { type Decimal, mean, ZERO } from '../money/decimal.js';
import { countActiveBots } from './investments.js';

export interface ProfileStats {
  /** The number of investments, whatever their status; the mean covers all of them. */
  readonly totalTrades: number;
  /** Those whose status is active. */
  readonly activeBots: number;
  /**
   * Percent: the mean of their returns, 0 when there are none; `null` when one of them is unreadable, because the mean
   * is then unknown.
   */
  readonly profitPercent: Decimal | null;
}

/** The profile's figures about a person's investments. */
export function getProfileStats(
  investments: readonly Pick<Investment, 'status' | 'totalReturnPercentage'>[],
): ProfileStats {
  const returns = investments.map((one) => one.totalReturnPercentage).filter((one) => one !== null);
  const isReadable = returns.length === investments.length;
  return {
    totalTrades: investments.length,
    activeBots: countActiveBots(investments),
    profitPercent: isReadable ? (mean(returns) ?? ZERO) : null,
  };
}

/** When the person joined; `null` when the server does not say. */
export function getJoinDate({ dateJoined }: Pick<Profile, 'dateJoined'>): ServerTime | null {
  return dateJoined?.kind === 'unreadable' && dateJoined.text.trim() === '' ? null : dateJoined;
}
