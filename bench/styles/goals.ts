import { median } from '../statistics.ts';
import type { StepCost } from '../tasks.ts';
import { reported, type Verdict, verdict } from '../verdict.ts';

/** Classes of a style sheet; every element styled; the row styled and its parts class names. */
export const subjects = ['plain', 'each', 'root'] as const;
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
    // Our lists style the row and not each element, which counts where there are few: on a first mount.
    const judge = subject === 'root' || kind === 'cold' ? verdict : reported;
    return judge(row, text, limit, '×', middle(subject, kind, what) / plain, `plain classes: ${plain.toFixed(1)} ms`);
  };
  return [
    goal('S1', '1,000 rows to paint, each element styled', 1.2, 'each', 'cold', 'all'),
    goal('S1', 'the same, row styled with classes in it', 1.15, 'root', 'cold', 'all'),
    goal('S2', 'script of the first mount, each element styled', 1.6, 'each', 'cold', 'first'),
    goal('S2', 'the same, row styled with classes in it', 1.15, 'root', 'cold', 'first'),
    goal('S2', 'script of a later mount, each element styled', 1.05, 'each', 'warm', 'first'),
    goal('S3', 'script of rendering it again with nothing new', 0.5, 'root', 'rerender', 'first'),
    goal('S3', 'another price in each row, to paint', 1.1, 'root', 'tick', 'all'),
    goal('S3', 'the same, each element styled', 1.1, 'each', 'tick', 'all'),
  ];
}
