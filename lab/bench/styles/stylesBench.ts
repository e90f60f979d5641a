import type { Browser } from 'playwright';
import { median } from '../statistics.ts';
import { type StepCost, traceSteps } from '../tasks.ts';
import { type Verdict, verdict } from '../verdict.ts';
import { openPage, unpaced, withPages } from '../withPages.ts';

/** Class names; every element styled, as the build leaves it; class names, and rows that are memoized. */
const subjects = ['plain', 'each', 'memoized'] as const;
type Subject = (typeof subjects)[number];

/** What is done on a page, and as what it counts. The first times compile the code. */
const steps = [
  { act: 'mount', kind: 'cold' },
  ...Array.from({ length: 5 }, () => [
    { act: 'rerender', kind: 'rerender' } as const,
    { act: 'tick', kind: 'tick' } as const,
  ]).flat(),
] as const;
type Kind = (typeof steps)[number]['kind'];

/** Fresh pages of each in a round. */
const PAGES = 2;

/** Measures 1,000 rows of ten elements: styled ones beside class names. */
export function benchStyles(rounds: number): Promise<readonly Verdict[]> {
  return withPages('bench/styles', unpaced, async (browser, origin) => {
    const samples = new Map<string, StepCost[]>();
    for (let page = 0; page < rounds * PAGES; page += 1) {
      process.stderr.write(`page ${page + 1} of ${rounds * PAGES}: styles\n`);
      for (const subject of page % 2 === 0 ? subjects : subjects.toReversed()) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time, or they would slow each other
        for (const [kind, cost] of await sample(browser, origin, subject)) {
          const key = `${subject} ${kind}`;
          samples.set(key, [...(samples.get(key) ?? []), cost]);
        }
      }
    }
    return judge(samples);
  });
}

async function sample(browser: Browser, origin: string, subject: Subject): Promise<(readonly [Kind, StepCost])[]> {
  const page = await openPage(browser, `${origin}/index.html?subject=${subject}`, 'step');
  const costs = await traceSteps(page, steps.length, async () => {
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    for (const { act } of steps) await page.evaluate((what) => window.step?.(what), act);
  });
  await page.close();
  return steps.flatMap(({ kind }, at) => (costs[at] ? [[kind, costs[at]] as const] : []));
}

/** The goals of styles: each a ratio to class names in React without memo. */
function judge(samples: ReadonlyMap<string, readonly StepCost[]>): readonly Verdict[] {
  const middle = (subject: Subject, kind: Kind, what: keyof StepCost) =>
    median((samples.get(`${subject} ${kind}`) ?? []).map((cost) => cost[what]));
  const goal = (row: string, text: string, limit: number, subject: Subject, kind: Kind, what: keyof StepCost) => {
    const plain = middle('plain', kind, what);
    return verdict(row, text, limit, '×', middle(subject, kind, what) / plain, `class names: ${plain.toFixed(1)} ms`);
  };
  return [
    goal('S1', '1,000 rows of ten styled elements to paint', 1.15, 'each', 'cold', 'all'),
    goal('S2', 'script of that mount', 1.45, 'each', 'cold', 'first'),
    goal('S3', 'script of rendering memoized rows again with nothing new', 0.5, 'memoized', 'rerender', 'first'),
    goal('S3', 'another price in each row, to paint, memoized', 1.1, 'memoized', 'tick', 'all'),
  ];
}
