import type { Investment } from '../model/Investment.js';
import { derived, type Sourced } from '../model/Provenance.js';
import type { ServerTime } from '../model/ServerTime.js';
import type { Profile } from '../model/User.js';
import { type Decimal, mean, ZERO } from '../money/decimal.js';
import { countActiveBots } from './investments.js';

export interface ProfileStats {
  /** The number of investments, whatever their status: what the mean is made of. */
  readonly totalTrades: number;
  /** Those whose status is active. */
  readonly activeBots: number;
  /** Percent: the mean of their returns, 0 of none; `null` where one of them cannot be read, for then nobody knows the mean. */
  readonly profitPercent: Sourced<Decimal, 'derived'> | null;
}

/** What the profile says about a person's investments (spec section 3). */
export function profileStats(
  investments: readonly Pick<Investment, 'status' | 'totalReturnPercentage'>[],
): ProfileStats {
  const returns = investments.map((one) => one.totalReturnPercentage).filter((one) => one !== null);
  const isReadable = returns.length === investments.length;
  return {
    totalTrades: investments.length,
    activeBots: countActiveBots(investments),
    profitPercent: isReadable ? derived(mean(returns) ?? ZERO) : null,
  };
}

/** When they joined; `null` where the server does not say (spec section 2: 'Unknown'). */
export function joinDate({ dateJoined }: Pick<Profile, 'dateJoined'>): ServerTime | null {
  return dateJoined?.kind === 'unreadable' && dateJoined.text.trim() === '' ? null : dateJoined;
}
