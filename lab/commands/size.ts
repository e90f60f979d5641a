import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { barePages, forms, protectedScreens, publicScreens } from '../../apps/web/e2e/screens.ts';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { buildPackage, buildWeb, publishedPackages, weighPackage } from '@etherpilot/testkit/builds';
import { routeWeights } from '../../scripts/checks/routeWeights.ts';
import { answers, reservePort, main, root, stop } from '@etherpilot/testkit/processes';
import { getOrigin, startSandbox } from '@etherpilot/testkit/servers';
import { fileFor, type ServedFile, serveFolder } from '../staticServer.ts';

const RICH = 'rich@sandbox.test';

const withoutQuery = (screens: readonly (readonly [path: string, ...rest: unknown[]])[]) =>
  screens.map(([path]) => path.replace(/\?.*/, '')).filter((path) => path !== '/nowhere');

const publicRoutes = withoutQuery([...publicScreens, ...barePages]);
const signedInRoutes = withoutQuery(protectedScreens).filter((path) => path !== '/robots');

/** `pnpm --filter lab size`: the size of each entry point of the packages, and what each route makes a first visitor download. */
await main(async () => {
  for (const folder of publishedPackages) {
    // oxlint-disable-next-line no-await-in-loop -- a build takes all cores
    await buildPackage(folder);
    // oxlint-disable-next-line no-await-in-loop
    console.log(await weighPackage(folder));
  }
  const executablePath = await findBrowser();
  const api = await reservePort();
  const folder = join(root, '.reports/size');
  const coinGecko = `${getOrigin(api)}/market/coingecko/coins/ethereum/market_chart`;
  await buildWeb({ env: { VITE_API_URL: getOrigin(api), VITE_COINGECKO_URL: coinGecko }, outDir: folder });
  const { server, port } = await serveFolder(folder);
  // Building for production has set NODE_ENV of this process, too.
  const sandbox = startSandbox({ api, web: port }, { DATABASE: ':memory:', NODE_ENV: 'development' });
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    await answers(`${getOrigin(api)}/api/`, sandbox);
    report(await measureAll(browser, getOrigin(port), folder));
  } finally {
    await browser.close();
    server.close();
    await stop(sandbox);
  }
});

type Sizes = ReadonlyMap<string, readonly ServedFile[]>;

async function measureAll(browser: Browser, origin: string, folder: string): Promise<Sizes> {
  const visitor = await browser.newContext({ baseURL: origin });
  const page = await visitor.newPage();
  await page.goto('/login');
  await signIn(page, SCENARIO_PASSWORD);
  await page.waitForURL('**/platform');
  const session = await visitor.storageState({ indexedDB: true });
  await visitor.close();

  const sizes = new Map<string, readonly ServedFile[]>();
  for (const [routes, storageState] of [
    [publicRoutes, undefined],
    [signedInRoutes, session],
  ] as const) {
    for (const route of routes) {
      const context = await browser.newContext({ baseURL: origin, ...(storageState && { storageState }) });
      // Preloading for other screens does not count for this one.
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      sizes.set(route, await measure(context, route, folder));
      await context.close();
    }
  }
  return sizes;
}

/** Every file of the app a fresh browser downloads on a route, each once: until it is shown, and its form sent. */
async function measure(context: BrowserContext, route: string, folder: string): Promise<ServedFile[]> {
  const page = await context.newPage();
  const files = new Map<string, ServedFile>();
  let origin = '';
  page.on('request', (request) => {
    const url = new URL(request.url());
    origin ||= url.origin;
    if (url.origin !== origin) return;
    const file = fileFor(folder, url.pathname);
    files.set(file.name, file);
  });
  await page.goto(route);
  // A page that can be read before the app has started starts it by then.
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  const form = forms[route];
  if (form) await sending(page, form.call, form.send(page));
  await page.waitForTimeout(500);
  if (new URL(page.url()).pathname !== route)
    throw new Error(`${route} redirected to ${page.url()}; its size would be another page's.`);
  return [...files.values()];
}

function report(sizes: Sizes): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  const sum = (files: readonly ServedFile[], ...kinds: ServedFile['kind'][]) =>
    files.reduce((total, { kind, bytes }) => total + (kinds.includes(kind) ? bytes : 0), 0);
  console.log(`\n${'kB of gzip'.padEnd(22)}   html      js     css     sum   fonts   other`);
  for (const [route, files] of sizes) {
    const columns = [
      sum(files, 'html'),
      sum(files, 'js'),
      sum(files, 'css'),
      sum(files, 'html', 'js', 'css'),
      sum(files, 'font'),
      sum(files, 'other'),
    ];
    console.log(`${route.padEnd(20)}${columns.map(kilobytes).join(' ')}`);
  }
  const faults = [...sizes].flatMap(([route, files]) =>
    route !== '/platform' && files.some(isCharts) ? [`${route} loads ECharts.`] : [],
  );
  for (const [route, files] of sizes) {
    const [bytes, limit] = [sum(files, 'js', 'css'), routeWeights[route]?.used];
    if (limit === undefined) faults.push(`${route} has no limit.`);
    else if (bytes > limit)
      faults.push(`${route} takes ${bytes} bytes of scripts and style sheets (gzip); the limit is ${limit}.`);
  }
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
  console.log('\nEach route is within its limit, and no route but /platform loads ECharts.');
}

/** Identified by the attribute ECharts puts on its container, which survives minification. */
function isCharts({ name, kind }: ServedFile): boolean {
  return kind === 'js' && readFileSync(join(root, '.reports/size', name), 'utf8').includes('_echarts_instance_');
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(RICH);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await sending(page, '/api/auth/login/', page.getByRole('button', { name: 'Sign in' }).click());
}

/** Waits until an action's call has been answered. */
async function sending(page: Page, path: string, action: Promise<void>): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(path) && response.request().method() === 'POST'),
    action,
  ]);
}
