import { median, quantile } from '../statistics.ts';
import { asked, nought, told, type Verdict } from './goals.ts';
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
    nought('rotations in which a tab was logged out', rotations.filter(({ ends }) => ends > 0).length),
    nought(
      'refreshes the server refused',
      sum(({ refused }) => refused),
    ),
    nought(
      'calls that failed',
      sum(({ failures }) => failures.length),
    ),
    asked('refreshes', `${rotations.length}`, refreshes, refreshes === rotations.length),
    asked('most refreshes of a rotation', '1', most, most === 1),
    asked('tabs with their own process', `${tabs}`, Math.min(tabs, renderers), renderers >= tabs),
    told(
      'calls',
      sum(({ calls }) => calls),
    ),
    told(
      'answers 401',
      sum(({ unauthorized }) => unauthorized),
    ),
    told('a rotation, median', `${median(times).toFixed(0)} ms`),
    told('a rotation, p95', `${quantile(times, 0.95).toFixed(0)} ms`),
    told('a rotation, slowest', `${Math.max(0, ...times).toFixed(0)} ms`),
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
