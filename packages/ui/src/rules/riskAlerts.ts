import type { Investment } from '../model/Investment.js';
import type { RecordId } from '../model/RecordId.js';
import { isGreater, takePercent, subtract } from '../money/decimal.js';
import { hasEnded } from './investments.js';

/** What a person is alerted of: the bot has stopped, or lost more than the stop loss it was started with. */
export const riskKinds = ['stopped', 'stopLoss'] as const;
/** One of these. */
export type RiskKind = (typeof riskKinds)[number];

/** An investment that its person is to be alerted of. */
export interface RiskAlert {
  /** As it was read. */
  readonly investment: Investment;
  /** Why. */
  readonly kind: RiskKind;
}

/**
 * The investments to be alerted of, each once at most: whatever has stopped, and whatever still runs and has lost more
 * than the stop loss (percent) known for it.
 */
export function findRisks(
  investments: readonly Investment[],
  stopLosses: ReadonlyMap<RecordId, number>,
): readonly RiskAlert[] {
  return investments.flatMap((investment): RiskAlert[] => {
    if (hasEnded(investment)) return [{ investment, kind: 'stopped' }];
    const stopLoss = stopLosses.get(investment.id);
    if (stopLoss === undefined) return [];
    const { initialAmount, currentAmount } = investment;
    const isPast = isGreater(subtract(initialAmount, currentAmount), takePercent(initialAmount, stopLoss));
    return isPast ? [{ investment, kind: 'stopLoss' }] : [];
  });
}
