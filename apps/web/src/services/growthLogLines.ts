import type { GrowthLog, Investment } from '@etherpilot/ui/model';

/** A growth log with its investment, which the log itself does not name. */
export interface GrowthLogLine {
  readonly investment: Investment;
  readonly log: GrowthLog;
}

/** Every log of every investment, as rows for `growthLogColumns`. */
export function toGrowthLogLines(investments: readonly Investment[]): readonly GrowthLogLine[] {
  return investments.flatMap((investment) => investment.growthLogs.map((log) => ({ investment, log })));
}
