import type { Browser } from 'playwright';
import { traceSteps } from '../tasks.ts';
import type { Verdict } from '../verdict.ts';
import { openPage, unpaced, withPages } from '../withPages.ts';
import { judgeStyles, type Kind, type StyleSamples, type Subject, subjects } from './goals.ts';

/** Fresh pages of each in a round, and how often the rest is done on each. */
const [PAGES, TIMES] = [2, 5];

/** Measures 1,000 rows of ten elements: styled components beside classes of a style sheet. */
export function benchStyles(rounds: number): Promise<readonly Verdict[]> {
  return withPages('bench/styles', unpaced, async (browser, origin) => {
    const samples: StyleSamples = new Map(
      subjects.map((subject) => [subject, { cold: [], warm: [], rerender: [], tick: [] }]),
    );
    /* oxlint-disable no-await-in-loop -- one page at a time, or they would slow each other */
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}: styles\n`);
      for (let page = 0; page < PAGES; page += 1) {
        for (const subject of page % 2 === 0 ? subjects : subjects.toReversed())
          await sample(browser, origin, subject, samples);
      }
    }
    /* oxlint-enable no-await-in-loop */
    return judgeStyles(samples);
  });
}

async function sample(browser: Browser, origin: string, subject: Subject, samples: StyleSamples): Promise<void> {
  const page = await openPage(browser, `${origin}/index.html?subject=${subject}`, 'styles');
  const plan = getSteps();
  const costs = await traceSteps(page, plan.length, async () => {
    for (const { name } of plan) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await page.evaluate((what) => window.styles?.[what](), name);
    }
  });
  for (const [at, { kind }] of plan.entries()) {
    const cost = costs[at];
    if (kind && cost) samples.get(subject)?.[kind].push(cost);
  }
  await page.close();
}

/** What is done on a page, and as what it counts. */
interface Step {
  readonly name: 'mount' | 'unmount' | 'rerender' | 'tick';
  readonly kind?: Kind;
}

function getSteps(): readonly Step[] {
  const times = Array.from({ length: TIMES }, (_, time) => time);
  return [
    { name: 'mount', kind: 'cold' },
    ...times.flatMap((): Step[] => [
      { name: 'rerender', kind: 'rerender' },
      { name: 'tick', kind: 'tick' },
    ]),
    // The first times compile the code.
    ...times.flatMap((time): Step[] => [{ name: 'unmount' }, { name: 'mount', ...(time >= 2 && { kind: 'warm' }) }]),
  ];
}
