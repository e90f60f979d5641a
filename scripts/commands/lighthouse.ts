import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { browserFlags, findBrowser } from '../lib/browser.ts';
import { buildWeb } from '../lib/builds.ts';
import { findFaults, formatTable, type Report, type Visit } from '../checks/lighthouseReport.ts';
import { answers, freePort, main, root, stop } from '../lib/processes.ts';
import { getOrigin, startPreview, startSandbox } from '../lib/servers.ts';
import { bringTool } from '../lib/tools.ts';

const RICH = 'rich@sandbox.test';
const visitorRoutes = ['/', '/login'];
const signedInRoutes = ['/platform', '/robot', '/deposit', '/active-bots'];
const reports = join(root, '.reports/lighthouse');

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
 * `npm run lighthouse`: runs Lighthouse with its default phone settings on the built app, compressed and with the
 * sandbox server. Routes given as arguments replace the list.
 */
await main(async () => {
  const executablePath = await findBrowser();
  const lighthouse = await load<Lighthouse>('core/index.js');
  const puppeteer = await load<Puppeteer>('../puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const [api, web] = [(await freePort()) ?? 0, (await freePort()) ?? 0];
  const outDir = join(reports, 'build');
  await mkdir(reports, { recursive: true });
  await buildWeb({ outDir });
  const output = 'errors';
  const sandbox = startSandbox({ api, web }, { DATABASE: ':memory:' }, { output });
  const preview = startPreview({ api, web }, { outDir, output });
  const browser = await puppeteer.launch({ executablePath, args: [...browserFlags], defaultViewport: null });
  try {
    await Promise.all([answers(`${getOrigin(api)}/api/`, sandbox), answers(getOrigin(web), preview)]);
    judge(await visitAll(browser, lighthouse, getOrigin(web)));
  } finally {
    await browser.close();
    await Promise.all([stop(preview), stop(sandbox)]);
  }
});

async function load<T>(file: string): Promise<T> {
  const folder = bringTool('lighthouse', '13.5.0');
  const { default: loaded }: { default: T } = await import(pathToFileURL(join(folder, file)).href);
  return loaded;
}

async function visitAll(browser: Browser, lighthouse: Lighthouse, origin: string): Promise<Visit[]> {
  const asked = process.argv.slice(2);
  const among = (routes: readonly string[]) => routes.filter((route) => asked.length === 0 || asked.includes(route));
  const visits: Visit[] = [];
  for (const route of among(visitorRoutes)) visits.push(await visit(browser, lighthouse, origin, route));
  await signIn(browser, origin);
  for (const route of among(signedInRoutes)) visits.push(await visit(browser, lighthouse, origin, route));
  return visits;
}

/** Clears the caches but keeps the session: Lighthouse does not clear local storage and IndexedDB. */
async function visit(browser: Browser, lighthouse: Lighthouse, origin: string, route: string): Promise<Visit> {
  console.log(`… ${route}`);
  const tab = await browser.newPage();
  const onlyCategories = ['performance', 'accessibility', 'best-practices', ...(route === '/' ? ['seo'] : [])];
  const result = await lighthouse(origin + route, { onlyCategories, output: ['html', 'json'] }, undefined, tab);
  if (!result) throw new Error(`Lighthouse gave no report of ${route}.`);
  const [path, text] = [await tab.evaluate('location.pathname'), await tab.evaluate('document.body.innerText')];
  await tab.close();
  const name = route === '/' ? 'landing' : route.slice(1);
  for (const [index, ending] of ['html', 'json'].entries())
    await writeFile(join(reports, `${name}.${ending}`), result.report[index] ?? '');
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
  console.log(`\n${formatTable(visits)}\n\nThe reports are in ${reports}.`);
  const faults = visits.flatMap(findFaults);
  if (visits.length === 0) faults.push('None of the routes asked for is on the list.');
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
}
