import { gzipSync } from 'node:zlib';

/** What the scripts and style sheets of a route may weigh (bytes of gzip). */
export interface RouteWeight {
  /** The code of the route itself, by the names of its files. */
  readonly parts: readonly string[];
  /** Until it can be used: what must have come before it is there. What it takes, and half a percent. */
  readonly limit: number;
  /** The same with all that comes once the page is idle and its form is sent, as `pnpm --filter lab size` measures it. */
  readonly used: number;
  /** What `limit` should come down to; docs/performance.md says what is above it. */
  readonly goal: number;
}

/** What every signed-in person needs before a screen is there: their session, and what is around it. */
const signedIn = ['client', 'signedIn'] as const;

export const routeWeights: Readonly<Record<string, RouteWeight>> = {
  '/': { parts: ['LandingRoute'], limit: 121_200, used: 140_400, goal: 116_000 },
  '/deposit-success': { parts: ['PublicArea'], limit: 120_900, used: 160_400, goal: 160_000 },
  '/deposit-cancel': { parts: ['PublicArea'], limit: 120_900, used: 140_000, goal: 160_000 },
  '/login': { parts: ['LoginRoute'], limit: 103_000, used: 131_600, goal: 103_000 },
  '/signup': { parts: ['SignupRoute'], limit: 113_400, used: 132_600, goal: 160_000 },
  '/forgot-password': { parts: ['ForgotPasswordRoute'], limit: 116_300, used: 135_400, goal: 160_000 },
  '/platform': { parts: [...signedIn, 'PlatformRoute', 'charts'], limit: 319_400, used: 374_300, goal: 300_000 },
  '/robot': { parts: [...signedIn, 'BotsRoute'], limit: 182_200, used: 254_500, goal: 183_000 },
  '/active-bots': { parts: [...signedIn, 'ActiveBotsRoute'], limit: 183_000, used: 254_700, goal: 183_000 },
  '/deposit': { parts: [...signedIn, 'DepositRoute'], limit: 183_000, used: 266_100, goal: 183_000 },
  '/deposit-history': { parts: [...signedIn, 'DepositHistoryRoute'], limit: 180_400, used: 251_900, goal: 183_000 },
  '/withdraw': { parts: [...signedIn, 'WithdrawRoute'], limit: 183_000, used: 241_600, goal: 183_000 },
  '/withdrawal-history': {
    parts: [...signedIn, 'WithdrawalHistoryRoute'],
    limit: 177_800,
    used: 249_900,
    goal: 183_000,
  },
  '/account': { parts: [...signedIn, 'AccountRoute'], limit: 176_000, used: 237_500, goal: 183_000 },
  '/profile': { parts: [...signedIn, 'ProfileRoute'], limit: 168_900, used: 218_000, goal: 183_000 },
  '/settings': { parts: [...signedIn, 'SettingsRoute'], limit: 159_700, used: 217_700, goal: 183_000 },
  '/support': { parts: [...signedIn, 'SupportRoute'], limit: 179_000, used: 230_400, goal: 183_000 },
};

const IMPORT = /(?:from|import) ?["']\.\/([^"']+\.js)["']/g;
/** The attribute ECharts puts on its container, which survives minification. */
const CHARTS = '_echarts_instance_';

/** The texts of a build's scripts and style sheets, by file name. */
type Files = ReadonlyMap<string, string>;

/** The names of the scripts and style sheets that must have come before a route can be used. */
export function listRouteFiles(files: Files, parts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const text = files.get(name);
    if (found.has(name) || text === undefined) return;
    found.add(name);
    for (const [, imported = ''] of text.matchAll(IMPORT)) add(imported);
  };
  for (const part of ['start', ...parts]) {
    const name = [...files.keys()].find((one) => one.startsWith(`${part}-`) && one.endsWith('.js'));
    if (name === undefined) throw new Error(`The build has no ${part}-*.js.`);
    add(name);
  }
  const chunks = new Set(['page', ...[...found].map(getChunk)]);
  return [...found, ...[...files.keys()].filter((name) => name.endsWith('.css') && chunks.has(getChunk(name)))];
}

/** What the scripts and the styles of the same code begin with. */
const getChunk = (name: string) => name.replace(/-[\w-]{8}\.\w+$/, '');

/** What is wrong with the weights of a build's routes, a sentence each. */
export function weighRoutes(files: Files): readonly string[] {
  const faults: string[] = [];
  for (const [route, { parts, limit }] of Object.entries(routeWeights)) {
    const names = listRouteFiles(files, parts);
    const bytes = names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '', { level: 9 }).length, 0);
    if (bytes > limit)
      faults.push(`${route} takes ${bytes} bytes (gzip) before it can be used; the limit is ${limit}.`);
    if (bytes < limit * 0.97) faults.push(`${route} takes only ${bytes} bytes (gzip): lower its limit of ${limit}.`);
    const hasCharts = names.some((name) => files.get(name)?.includes(CHARTS));
    if (hasCharts !== parts.includes('charts')) faults.push(`${route} ${hasCharts ? 'loads' : 'lacks'} ECharts.`);
  }
  return faults;
}
