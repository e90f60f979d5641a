import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { positiveNumber, wholeNumber } from '@etherpilot/testkit/counts';
import { main, root } from '@etherpilot/testkit/processes';
import { withBuiltApp } from '../builtApp.ts';
import { countOrders, missing } from '../chaos/counts.ts';
import { problemsNow } from '../chaos/judge.ts';
import { openBooks } from '../chaos/persons.ts';
import { createSession, type Session } from '../chaos/session.ts';
import { takeStep } from '../chaos/steps.ts';
import { openTab } from '../chaos/tabs.ts';
import { createWire, watchConsole } from '../chaos/wire.ts';

/** Tokens expire all the time, deposits are credited soon. */
const env = { ACCESS_SECONDS: '5', PAY_SETTLE_MS: '500' };
const TABS = 3;
/** How long a step waits for what it needs (ms) before it is skipped. */
const PATIENCE_MS = 4_000;
const PRINTED_STEPS = 30;

/**
 * `pnpm --filter lab chaos [--minutes 10] [--steps N] [--seed 1] [--least-orders N] [--least-stored N] [--prefer 'reload|payDeposit'] [--story]`: random user actions
 * in three tabs of the built app, against a server that delays, drops connections, refuses, and fails after storing, with
 * lists that lag behind, and a browser whose clock and database misbehave. Whatever happens, no order is duplicated, nothing
 * of one user reaches another, and what the screens claim of orders, balances and addresses is what the server has stored. `--story` prints each step.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      steps: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'least-orders': { type: 'string' },
      'least-stored': { type: 'string' },
      story: { type: 'boolean', default: false },
      prefer: { type: 'string', default: '' },
    },
  });
  const { seed, minutes = values.steps === undefined ? '10' : undefined, steps } = values;
  const count = (name: 'least-orders' | 'least-stored') =>
    values[name] === undefined ? 0 : wholeNumber(`--${name}`, values[name]);
  const least = { orders: count('least-orders'), storedThenFailed: count('least-stored') };
  const until = minutes === undefined ? Infinity : Date.now() + positiveNumber('--minutes', minutes) * 60_000;
  const last = steps === undefined ? Infinity : wholeNumber('--steps', steps);
  const isGood = await withBuiltApp(env, async (lab) => {
    const wire = createWire();
    watchConsole(lab.context, wire);
    lab.context.setDefaultTimeout(PATIENCE_MS);
    lab.context.setDefaultNavigationTimeout(2 * PATIENCE_MS);
    const random = createRandom(seed);
    const readBooks = await openBooks(lab);
    const session = createSession(lab, wire, values.prefer.split('|'));
    for (; session.opened < TABS; session.opened += 1) {
      const tab = await openTab(lab.context, `tab ${session.opened + 1}`, wire, session);
      await tab.page.goto(lab.web);
      session.tabs.push(tab);
    }
    const story: string[] = [];
    while (session.step < last && Date.now() < until) {
      session.step += 1;
      const { step } = session;
      story.push(
        `${String(step).padStart(4)}  ${await takeStep(session, (label) => random.fraction(`${step}/${label}`))}`,
      );
      if (values.story) console.log(story.at(-1));
      const problems = await problemsNow(session, readBooks);
      if (problems.length > 0) return printViolation(session, { seed, story, problems });
    }
    const counts = countOrders(wire.log.attempts, await readBooks(), session.seen);
    const missingCounts = missing(counts, least);
    console.log(`\n${session.step} steps, seed ${seed}: no invariant was violated`);
    console.table(counts);
    console.table(Object.fromEntries([...wire.counts].toSorted(([one], [other]) => one.localeCompare(other))));
    if (missingCounts.length > 0) console.log(`\nThe run covered too little:\n${indented(missingCounts)}`);
    return missingCounts.length === 0;
  });
  process.exitCode = isGood ? 0 : 1;
});

interface Violation {
  readonly seed: string;
  readonly story: readonly string[];
  readonly problems: readonly string[];
}

async function printViolation({ step, tabs, wire }: Session, { seed, story, problems }: Violation): Promise<false> {
  const folder = join(root, '.reports/chaos-violation');
  await mkdir(folder, { recursive: true });
  for (const { name, page } of tabs) {
    await page.screenshot({ path: join(folder, `${name.replace(' ', '-')}.png`), timeout: 5_000 }).catch(() => {});
  }
  console.log(`\nViolated in step ${step}, seed ${seed}:\n${indented([...new Set(problems)])}`);
  console.log(`\nThe last ${PRINTED_STEPS} steps:\n${indented(story.slice(-PRINTED_STEPS))}`);
  console.log(`\nThe last order requests:\n${indented(wire.trace.slice(-PRINTED_STEPS))}`);
  console.log(`\nScreenshots of the tabs: ${folder}`);
  return false;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
