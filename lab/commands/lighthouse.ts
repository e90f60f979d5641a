import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { buildWeb } from '@etherpilot/testkit/builds';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { findFaults, formatTable, type Report, type Visit } from '../load/lighthouseReport.ts';
import { answers, reservePort, main, root, stop } from '@etherpilot/testkit/processes';
import { getOrigin, startPreview, startSandbox } from '@etherpilot/testkit/servers';
import { ensureTool } from '@etherpilot/testkit/tools';

const RICH = 'rich@sandbox.test';
const visitorRoutes = ['/', '/login', '/signup'];
const signedInRoutes = ['/platform', '/robot', '/active-bots', '/deposit', '/deposit-history', '/withdraw', '/account'];
/** Slow 4G and a slow processor are applied and not only reckoned with. */
const applied = { throttlingMethod: 'devtools' };
const reportsFolder = join(root, '.reports/lighthouse');

/** The part of puppeteer-core used here, which is bundled with Lighthouse. */
interface Puppeteer {
  launch(options: object): Promise<Browser>;
}

interface Browser {
  newPage(): Promise<Tab>;
  close(): Promise<void>;
}

interface Tab {
  goto(url: string): Promise<unknown>;
  locator(selector: string): { fill(text: string): Promise<void>; click(): Promise<void> };
  waitForFunction(expression: string): Promise<unknown>;
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  tab: Tab,
) => Promise<{ lhr: Report; report: readonly string[] } | undefined>;

/**
 * `pnpm --filter lab lighthouse [--runs 3] [/login …]`: runs Lighthouse on a phone with a slow network and processor, on the
 * built app, compressed and with the sandbox server, signed in where a route needs it. Speed is the median of the runs.
 * Routes given as arguments replace the list.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const runs = wholeNumber('--runs', values.runs);
  const executablePath = await findBrowser();
  const lighthouse = await load<Lighthouse>('core/index.js');
  const puppeteer = await load<Puppeteer>('../puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const [api, web] = [await reservePort(), await reservePort()];
  const outDir = join(reportsFolder, 'build');
  await mkdir(reportsFolder, { recursive: true });
  await buildWeb({ outDir });
  const output = 'errors';
  // A run takes longer than the sandbox's tokens usually last.
  const sandbox = startSandbox({ api, web }, { DATABASE: ':memory:', ACCESS_SECONDS: '3600' }, { output });
  const preview = startPreview({ api, web }, { outDir, output });
  const browser = await puppeteer.launch({ executablePath, args: [...browserFlags], defaultViewport: null });
  try {
    await Promise.all([answers(`${getOrigin(api)}/api/`, sandbox), answers(getOrigin(web), preview)]);
    judge(await visitAll({ browser, lighthouse, origin: getOrigin(web), runs }, positionals));
  } finally {
    await browser.close();
    await Promise.all([stop(preview), stop(sandbox)]);
  }
});

async function load<T>(file: string): Promise<T> {
  const folder = ensureTool('lighthouse', '13.5.0');
  const { default: loaded }: { default: T } = await import(pathToFileURL(join(folder, file)).href);
  return loaded;
}

interface Tour {
  readonly browser: Browser;
  readonly lighthouse: Lighthouse;
  readonly origin: string;
  /** How often each route is measured. */
  readonly runs: number;
}

async function visitAll(tour: Tour, asked: readonly string[]): Promise<Visit[]> {
  const among = (routes: readonly string[]) => routes.filter((route) => asked.length === 0 || asked.includes(route));
  const visits: Visit[] = [];
  for (const route of among(visitorRoutes)) visits.push(await visit(tour, route));
  const behindSignIn = among(signedInRoutes);
  if (behindSignIn.length > 0) await signIn(tour.browser, tour.origin);
  for (const route of behindSignIn) visits.push(await visit(tour, route));
  return visits;
}

/** Measures a route; all but speed in the first run only. */
async function visit(tour: Tour, route: string): Promise<Visit> {
  const all = ['performance', 'accessibility', 'best-practices', ...(route === '/' ? ['seo'] : [])];
  const first = await measure(tour, route, all);
  const reports = [first.report];
  for (let run = 1; run < tour.runs; run += 1) reports.push((await measure(tour, route, ['performance'])).report);
  return { ...first, reports };
}

/**
 * Lighthouse clears the caches and keeps local storage and IndexedDB, and with them the session. Writes the
 * report of all categories.
 */
async function measure(
  { browser, lighthouse, origin }: Tour,
  route: string,
  onlyCategories: readonly string[],
): Promise<Omit<Visit, 'reports'>> {
  console.log(`… ${route}`);
  const tab = await browser.newPage();
  const flags = { ...applied, onlyCategories, output: ['html', 'json'] };
  const result = await lighthouse(origin + route, flags, undefined, tab);
  if (!result) throw new Error(`Lighthouse gave no report of ${route}.`);
  const [path, text] = [await tab.evaluate('location.pathname'), await tab.evaluate('document.body.innerText')];
  await tab.close();
  if (onlyCategories.length > 1) {
    const name = route === '/' ? 'landing' : route.slice(1);
    for (const [index, ending] of ['html', 'json'].entries())
      await writeFile(join(reportsFolder, `${name}.${ending}`), result.report[index] ?? '');
  }
  return { route, report: result.lhr, path, text };
}

async function signIn(browser: Browser, origin: string): Promise<void> {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/login`);
  await tab.locator('::-p-aria([name="Email"])').fill(RICH);
  await tab.locator('input[type=password]').fill(SCENARIO_PASSWORD);
  await tab.locator('button[type=submit]').click();
  await tab.waitForFunction("location.pathname === '/platform'");
  await tab.close();
}

function judge(visits: readonly Visit[]): void {
  console.log(`\n${formatTable(visits)}\n\nThe reports are in ${reportsFolder}.`);
  const faults = visits.flatMap(findFaults);
  if (visits.length === 0) faults.push('None of the routes asked for is on the list.');
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
}
