import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { reservePort, main, root, runOrThrow } from '@etherpilot/testkit/processes';
import { ensureTool } from '@etherpilot/testkit/tools';
import { median } from '../bench/statistics.ts';
import { signIn, withServedApp } from '../builtApp.ts';

/** The lowest score of performance on each route, of 100: pages that can be read without scripts, the one with the chart, the others. */
const visitorRoutes = { '/': 98, '/login': 98, '/signup': 92 };
const signedInRoutes = {
  '/platform': 88,
  '/robot': 92,
  '/active-bots': 92,
  '/deposit': 92,
  '/deposit-history': 92,
  '/withdraw': 92,
  '/account': 92,
};
const folder = join(root, '.reports/lighthouse');

/** The part of Lighthouse's report that is read here. Scores go from 0 to 1. */
interface Report {
  readonly finalDisplayedUrl: string;
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

/**
 * `pnpm --filter lab lighthouse [--runs 3] [/login …]`: Lighthouse's own command on a phone, with slow 4G and a slow processor
 * applied, on the built app with the sandbox server, signed in where a route needs it. Speed is the median of the runs; the other
 * scores must be full. Routes given as arguments replace the list.
 */
await main(async () => {
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const runs = wholeNumber('--runs', values.runs);
  const routes = Object.entries({ ...visitorRoutes, ...signedInRoutes }).filter(
    ([route]) => positionals.length === 0 || positionals.includes(route),
  );
  if (routes.length === 0) throw new Error('None of the routes asked for is on the list.');
  await mkdir(folder, { recursive: true });
  const port = await reservePort();
  const executablePath = await findBrowser();
  const args = [...browserFlags, `--remote-debugging-port=${port}`];
  // A run takes longer than the sandbox's tokens usually last.
  await withServedApp({ ACCESS_SECONDS: '3600' }, async ({ web }) => {
    // Lighthouse opens a tab of the same profile, whose storage it keeps.
    const context = await chromium.launchPersistentContext('', { executablePath, args, viewport: null });
    let isSignedIn = false;
    const [table, faults]: [Record<string, object>, string[]] = [{}, []];
    try {
      /* oxlint-disable no-await-in-loop -- one at a time, or they would slow each other */
      for (const [route, least] of routes) {
        if (route in signedInRoutes && !isSignedIn) {
          await signIn(await context.newPage(), web);
          isSignedIn = true;
        }
        const reports: Report[] = [];
        for (let run = 0; run < runs; run += 1) reports.push(await measure(web + route, port));
        table[route] = summarize(reports);
        faults.push(...findFaults(web + route, least, reports).map((fault) => `${route}: ${fault}`));
      }
      /* oxlint-enable no-await-in-loop */
    } finally {
      await context.close();
    }
    console.table(table);
    console.log(`The last report of each route is in ${folder}.`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
});

async function measure(url: string, port: number): Promise<Report> {
  const path = join(folder, new URL(url).pathname.slice(1) || 'landing');
  const categories = 'performance,accessibility,best-practices,seo';
  const cli = join(ensureTool('lighthouse', '13.5.0'), 'cli/index.js');
  const options = [`--port=${port}`, '--throttling-method=devtools', `--only-categories=${categories}`, '--quiet'];
  await runOrThrow([cli, url, ...options, '--output=json', '--output=html', `--output-path=${path}`]);
  return JSON.parse(await readFile(`${path}.report.json`, 'utf8'));
}

function getScore(reports: readonly Report[], name: string): number {
  return Math.round(100 * median(reports.flatMap(({ categories }) => categories[name]?.score ?? [])));
}

function summarize(reports: readonly Report[]): Readonly<Record<string, number>> {
  const names = Object.keys(reports[0]?.categories ?? {});
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  const middle = (id: string) => median(reports.flatMap(({ audits }) => audits[id]?.numericValue ?? []));
  return Object.fromEntries([
    ...names.map((name) => [name, getScore(reports, name)] as const),
    ...times.map((id) => [id, Number(middle(id).toFixed(3))] as const),
  ]);
}

function findFaults(url: string, least: number, reports: readonly Report[]): readonly string[] {
  const elsewhere = reports.find(({ finalDisplayedUrl }) => finalDisplayedUrl !== url);
  if (elsewhere) return [`redirected to ${elsewhere.finalDisplayedUrl}: these would be another page's scores`];
  const broken = reports.find(({ runtimeError }) => runtimeError)?.runtimeError;
  if (broken) return [broken.message];
  const speed = getScore(reports, 'performance');
  const isPublic = new URL(url).pathname === '/';
  const incomplete = ['accessibility', 'best-practices', ...(isPublic ? ['seo'] : [])].flatMap((name) => {
    const { categories = {}, audits = {} }: Partial<Report> = reports.at(-1) ?? {};
    const missed = categories[name]?.auditRefs.filter(({ id }) => (audits[id]?.score ?? 1) < 1) ?? [];
    return categories[name]?.score === 1 ? [] : missed.map(({ id }) => `${name}: ${audits[id]?.title} (${id})`);
  });
  return [...(speed >= least ? [] : [`performance ${speed}, the least is ${least}`]), ...incomplete];
}
