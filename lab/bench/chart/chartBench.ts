import type { Browser } from 'playwright';
import type { Verdict } from '../verdict.ts';
import { unpaced, withPages } from '../withPages.ts';
import { openChart } from './chartPage.ts';
import { judgeChart, getKey, type Samples } from './goals.ts';
import { type Kind, kinds } from './kinds.ts';

/** Compares the chart with lightweight-charts on the same candles in the same run; `rows` are all by default. */
export function benchChart(rounds: number, rows: readonly string[]): Promise<readonly Verdict[]> {
  return withPages('bench/chart', unpaced, async (browser, origin) => {
    const isWanted = (row: string) => rows.length === 0 || rows.includes(row);
    const samples: Samples = new Map();
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of kinds.filter((one) => one.rows.some(isWanted))) {
        process.stderr.write(`round ${round + 1} of ${rounds}: ${kind.name}\n`);
        // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would slow each other
        await sample(browser, origin, kind, round, samples);
      }
    }
    return judgeChart(samples).filter(({ row }) => isWanted(row));
  });
}

/** One round of one kind: each case on its own pages, every second time in reverse order. */
async function sample(browser: Browser, origin: string, kind: Kind, round: number, samples: Samples): Promise<void> {
  const { name, cases, perRound = 1, take } = kind;
  for (let turn = round * perRound; turn < (round + 1) * perRound; turn += 1) {
    for (const { subject, count } of turn % 2 === 0 ? cases : cases.toReversed()) {
      const page = await openChart(browser, origin, subject, count);
      const key = getKey(name, subject, count);
      samples.set(key, [...(samples.get(key) ?? []), ...(await take(page, subject, count))]);
      await page.close();
    }
  }
}
