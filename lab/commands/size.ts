import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { barePages, forms, protectedScreens, publicScreens } from '../../apps/web/e2e/screens.ts';
import { withBrowser } from '@etherpilot/testkit/browser';
import { buildPackage, publishedPackages, weighPackage } from '@etherpilot/testkit/builds';
import { builtWeb } from '@etherpilot/testkit/builtWeb';
import { main } from '@etherpilot/testkit/processes';
import { table } from '@etherpilot/testkit/table';
import { routeWeights } from '../../scripts/checks/routeWeights.ts';
import { signIn, withServedApp } from '../builtApp.ts';
import { fileFor, type ServedFile } from '../staticServer.ts';

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
  const folder = await builtWeb();
  const sizes = await withServedApp({}, ({ web }) => withBrowser((_, browser) => measureAll(browser, web, folder)));
  report(sizes, folder);
});

type Sizes = ReadonlyMap<string, readonly ServedFile[]>;

async function measureAll(browser: Browser, web: string, folder: string): Promise<Sizes> {
  const visitor = await browser.newContext();
  await signIn(await visitor.newPage(), web);
  const session = await visitor.storageState({ indexedDB: true });
  await visitor.close();

  const sizes = new Map<string, readonly ServedFile[]>();
  for (const [routes, storageState] of [
    [publicRoutes, undefined],
    [signedInRoutes, session],
  ] as const) {
    for (const route of routes) {
      const context = await browser.newContext({ baseURL: web, ...(storageState && { storageState }) });
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
  if (form) await Promise.all([page.waitForResponse((answer) => answer.url().endsWith(form.call)), form.send(page)]);
  await page.waitForTimeout(500);
  if (new URL(page.url()).pathname !== route)
    throw new Error(`${route} redirected to ${page.url()}; its size would be another page's.`);
  return [...files.values()];
}

function report(sizes: Sizes, folder: string): void {
  const sum = (files: readonly ServedFile[], ...kinds: ServedFile['kind'][]) =>
    files.reduce((total, { kind, bytes }) => total + (kinds.includes(kind) ? bytes : 0), 0);
  const kinds = ['html', 'js', 'css', 'font', 'other'] as const;
  const rows = [...sizes].map(([route, files]) => [
    route,
    ...kinds.map((kind) => (sum(files, kind) / 1000).toFixed(1)),
  ]);
  console.log(`\n${table(['kB of gzip', ...kinds], rows)}`);
  // Identified by the attribute ECharts puts on its container, which survives minification.
  const isCharts = ({ name, kind }: ServedFile) =>
    kind === 'js' && readFileSync(join(folder, name), 'utf8').includes('_echarts_instance_');
  const faults = [...sizes].flatMap(([route, files]) => {
    const [bytes, limit = 0] = [sum(files, 'js', 'css'), routeWeights[route]?.used];
    return [
      ...(route !== '/platform' && files.some(isCharts) ? [`${route} loads ECharts.`] : []),
      ...(bytes > limit ? [`${route} takes ${bytes} bytes of scripts and styles (gzip); the limit is ${limit}.`] : []),
    ];
  });
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
  console.log('\nEach route is within its limit, and no route but /platform loads ECharts.');
}
