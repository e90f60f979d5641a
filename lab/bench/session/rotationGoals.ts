import { median, quantile } from '../statistics.ts';
import { expectGoal, expectZero, reportOnly, type Verdict } from './goals.ts';
import type { Rotation } from './rotations.ts';

export interface TabsRun {
  readonly tabs: number;
  readonly rotations: readonly Rotation[];
  /** Number of renderer processes. */
  readonly renderers: number;
}

/** The results of the tabs with their goals; the peer has none. */
export function judgeRotations({ tabs, rotations, renderers }: TabsRun, isBinding: boolean): Verdict[] {
  const sum = (of: (rotation: Rotation) => number) => rotations.reduce((total, rotation) => total + of(rotation), 0);
  const most = Math.max(0, ...rotations.map(({ refreshes }) => refreshes));
  const times = rotations.map(({ ms }) => ms);
  const refreshes = sum((rotation) => rotation.refreshes);
  const verdicts = [
    expectZero('rotations in which a tab was logged out', rotations.filter(({ ends }) => ends > 0).length),
    expectZero(
      'refreshes the server refused',
      sum(({ refused }) => refused),
    ),
    expectZero(
      'calls that failed',
      sum(({ failures }) => failures.length),
    ),
    expectGoal('refreshes', `${rotations.length}`, refreshes, refreshes === rotations.length),
    expectGoal('most refreshes of a rotation', '1', most, most === 1),
    expectGoal('tabs with their own process', `${tabs}`, Math.min(tabs, renderers), renderers >= tabs),
    reportOnly(
      'calls',
      sum(({ calls }) => calls),
    ),
    reportOnly(
      'answers 401',
      sum(({ unauthorized }) => unauthorized),
    ),
    reportOnly('a rotation, median', `${median(times).toFixed(0)} ms`),
    reportOnly('a rotation, p95', `${quantile(times, 0.95).toFixed(0)} ms`),
    reportOnly('a rotation, slowest', `${Math.max(0, ...times).toFixed(0)} ms`),
  ];
  return isBinding ? verdicts : verdicts.map((verdict) => ({ ...verdict, goal: '', isMet: true }));
}

/** What failed and how often, the most frequent first. */
export function failuresText(rotations: readonly Rotation[]): string {
  const counts = Map.groupBy(
    rotations.flatMap(({ failures }) => failures),
    (failure) => failure,
  );
  return [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, 10)
    .map(([failure, all]) => `  ${all.length} × ${failure}`)
    .join('\n');
}
