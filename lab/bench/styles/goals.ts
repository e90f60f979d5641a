import { median } from '../statistics.ts';
import type { StepCost } from '../tasks.ts';
import { reported, type Verdict, verdict } from '../verdict.ts';

/** Classes of a style sheet; every element styled; the row styled; the list styled, and all in it class names. */
export const subjects = ['plain', 'each', 'row', 'list'] as const;
export type Subject = (typeof subjects)[number];
export type Kind = 'cold' | 'warm' | 'rerender' | 'tick';

/** What was measured of each. */
export type StyleSamples = Map<Subject, Record<Kind, StepCost[]>>;

/** The goals of styles: each a ratio to plain classes in React without memo. */
export function judgeStyles(samples: StyleSamples): readonly Verdict[] {
  const middle = (subject: Subject, kind: Kind, what: keyof StepCost) =>
    median((samples.get(subject)?.[kind] ?? []).map((cost) => cost[what]));
  const goal = (row: string, text: string, limit: number, subject: Subject, kind: Kind, what: keyof StepCost) => {
    const plain = middle('plain', kind, what);
    // Our lists are styled as one, and elements of their own count where there are few: on a first mount.
    const judge = subject === 'list' || (subject === 'each' && kind === 'cold') ? verdict : reported;
    return judge(row, text, limit, '×', middle(subject, kind, what) / plain, `plain classes: ${plain.toFixed(1)} ms`);
  };
  return [
    goal('S1', '1,000 rows to paint, each element styled', 1.2, 'each', 'cold', 'all'),
    goal('S1', 'the same, rows styled', 1.15, 'row', 'cold', 'all'),
    goal('S1', 'the same, the list styled', 1.15, 'list', 'cold', 'all'),
    goal('S2', 'script of the first mount, each element styled', 1.6, 'each', 'cold', 'first'),
    goal('S2', 'the same, rows styled', 1.15, 'row', 'cold', 'first'),
    goal('S2', 'the same, the list styled', 1.15, 'list', 'cold', 'first'),
    goal('S2', 'script of a later mount, each element styled', 1.05, 'each', 'warm', 'first'),
    goal('S3', 'script of rendering it again with nothing new', 0.5, 'list', 'rerender', 'first'),
    goal('S3', 'another price in each row, to paint, each element styled', 1.1, 'each', 'tick', 'all'),
    goal('S3', 'the same, rows styled', 1.1, 'row', 'tick', 'all'),
    goal('S3', 'the same, the list styled', 1.1, 'list', 'tick', 'all'),
  ];
}
