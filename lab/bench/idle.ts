import type { Browser, CDPSession, Page } from 'playwright';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { withBrowser } from '@etherpilot/testkit/browser';
import { builtWeb } from '@etherpilot/testkit/builtWeb';
import { EMAIL, twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { getOrigin, startPreview } from '@etherpilot/testkit/servers';
import { median } from './statistics.ts';
import { type Verdict, verdict } from './verdict.ts';

/** How long both pages are watched in a round (ms): what is done once a minute counts too. */
const WATCHED_MS = 60_000;

/** As long as so many rounds of another benchmark is one here. */
const AS_LONG_AS = 3;

/**
 * Until what follows the start of the app is over (ms), such as fetching the code of other screens. The last of it is the
 * browser's collecting of what the start has left behind, about 30 and 40 seconds after it.
 */
const SETTLING_MS = 45_000;

/** The least a page can do that changes once a second. */
const EMPTY_PAGE = `<!doctype html><html lang="en"><title>Empty</title><p>0</p><script>
  let seconds = 0;
  const text = document.querySelector('p').firstChild;
  setInterval(() => { text.data = String(++seconds); }, 1000);
</script></html>`;

/** Measures the signed-in platform, left alone, beside an empty page with one text that changes each second. */
export async function benchIdle(rounds: number): Promise<readonly Verdict[]> {
  const outDir = await builtWeb();
  const ports = await twoPorts();
  const web = getOrigin(ports.web);
  return withSandbox(ports, {}, () =>
    withProgram(startPreview(ports, { outDir, output: 'errors' }), web, () =>
      withBrowser((_, browser) => measure(browser, web, Math.ceil(rounds / AS_LONG_AS))),
    ),
  );
}

async function measure(browser: Browser, web: string, rounds: number): Promise<readonly Verdict[]> {
  const app = await openPlatform(await openTab(browser), web);
  const empty = await openEmpty(await openTab(browser));
  await app.waitForTimeout(SETTLING_MS);
  const watched = [await watch(app), await watch(empty)] as const;
  const [ours, least]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds}: idle\n`);
    // Both at once, so that what else the machine does slows them alike.
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    const [one, other] = await Promise.all(watched.map(workIn));
    ours.push(one ?? Number.NaN);
    least.push(other ?? Number.NaN);
  }
  const ratio = median(ours.map((work, at) => work / (least[at] ?? Number.NaN)));
  const each = (works: readonly number[]) => `${(median(works) / (WATCHED_MS / 1000)).toFixed(2)} ms a second`;
  return [
    verdict('P1', 'platform left alone', 2, '×', ratio, `a text each second: ${each(least)}; ours: ${each(ours)}`),
  ];
}

/** In a profile of its own, and so in a process of its own. */
async function openTab(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function openPlatform(page: Page, web: string): Promise<Page> {
  await page.goto(`${web}/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').locator('canvas').first().waitFor();
  await page.mouse.move(400, 400);
  return page;
}

async function openEmpty(page: Page): Promise<Page> {
  await page.setContent(EMPTY_PAGE);
  // As over the platform: a pointer costs something in each frame.
  await page.mouse.move(400, 400);
  return page;
}

async function watch(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // Processor time, not time that has passed.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** The processor time of a page's main thread while it is watched (ms). */
async function workIn(session: CDPSession): Promise<number> {
  const before = await taskTime(session);
  await new Promise((resolve) => {
    setTimeout(resolve, WATCHED_MS);
  });
  return (await taskTime(session)) - before;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
