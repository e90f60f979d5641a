import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { browserFlags, findBrowser } from '../lib/browser.ts';
import { buildPackage, buildWeb, weighClient } from '../lib/builds.ts';
import { answers, freePort, main, root, stop } from '../lib/processes.ts';
import { getOrigin, startSandbox } from '../lib/servers.ts';
import { fileFor, type ServedFile, serveFolder } from '../lib/staticServer.ts';

/** The most JavaScript needed to sign in (bytes of gzip). */
const LOGIN_LIMIT = 125_000;
const RICH = 'rich@sandbox.test';

type FormUse = (page: Page) => Promise<void>;

/** What is done on a route after it has loaded: the form filled in and submitted once. */
const publicRoutes: Readonly<Record<string, FormUse | undefined>> = {
  '/': undefined,
  '/login': (page) => signIn(page, 'not the password'),
  '/signup': async (page) => {
    // A taken e-mail: the server refuses it and the page stays.
    await fillCredentials(page, RICH, 'not the password');
    await sending(page, '/api/auth/register/', page.getByRole('button', { name: 'Create account' }).click());
  },
  '/forgot-password': undefined,
  '/deposit-success': undefined,
  '/deposit-cancel': undefined,
};

const signedInRoutes: Readonly<Record<string, FormUse | undefined>> = {
  '/platform': undefined,
  '/account': undefined,
  '/robot': async (page) => {
    await page
      .getByRole('button', { name: /Configure Bot/ })
      .first()
      .click();
    await sending(page, '/api/bots/investments/create/', page.getByRole('button', { name: 'Start Bot' }).click());
  },
  '/active-bots': undefined,
  '/deposit': async (page) => {
    await page.getByRole('radio', { name: /Ethereum|ETH/ }).check({ force: true });
    await page.getByLabel(/^Amount/).fill('1');
    await sending(page, '/api/deposit/create/', page.getByRole('button', { name: 'Create Deposit' }).click());
  },
  '/deposit-history': undefined,
  '/withdraw': async (page) => {
    await page.getByLabel(/^Amount/).fill('50');
    await page.getByLabel(/address/i).fill('0x52908400098527886E0F7030069857D2E4169EE7');
    await sending(page, '/api/deposit/withdraw/', page.locator('form button[type=submit]').click());
  },
  '/withdrawal-history': undefined,
  '/support': undefined,
  '/profile': undefined,
  '/settings': undefined,
};

/** `npm run size`: the size of the client, and what each route makes a first visitor download. */
await main(async () => {
  await buildPackage('packages/api-client');
  console.log(await weighClient());
  const executablePath = await findBrowser();
  const api = (await freePort()) ?? 0;
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
    for (const [route, fillAndSend] of Object.entries(routes)) {
      const context = await browser.newContext({ baseURL: origin, ...(storageState && { storageState }) });
      // Preloading for other screens does not count for this one.
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      sizes.set(route, await measure(context, route, fillAndSend, folder));
      await context.close();
    }
  }
  return sizes;
}

/** Every file of the app a fresh browser downloads on a route, each once. */
async function measure(
  context: BrowserContext,
  route: string,
  fillAndSend: FormUse | undefined,
  folder: string,
): Promise<ServedFile[]> {
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
  await page.waitForLoadState('networkidle');
  await fillAndSend?.(page);
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
  const login = sum(sizes.get('/login') ?? [], 'js');
  if (login > LOGIN_LIMIT)
    faults.push(`/login takes ${login} bytes of JavaScript (gzip); the limit is ${LOGIN_LIMIT}.`);
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
  console.log(
    `\n/login is within its limit of ${LOGIN_LIMIT / 1000} kB of JavaScript, and no route but /platform loads ECharts.`,
  );
}

/** Identified by the attribute ECharts puts on its container, which survives minification. */
function isCharts({ name, kind }: ServedFile): boolean {
  return kind === 'js' && readFileSync(join(root, '.reports/size', name), 'utf8').includes('_echarts_instance_');
}

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signIn(page: Page, password: string): Promise<void> {
  await fillCredentials(page, RICH, password);
  await sending(page, '/api/auth/login/', page.getByRole('button', { name: 'Sign in' }).click());
}

/** Waits until an action's call has been answered. */
async function sending(page: Page, path: string, action: Promise<void>): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(path) && response.request().method() === 'POST'),
    action,
  ]);
}
