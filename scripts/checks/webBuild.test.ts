import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameFile, pageFiles, signedInPaths } from '../../apps/web/deploy/pages.ts';
import { withConfig } from '../../apps/web/plugins/pageConfig.ts';
import { providerKeys } from '../../apps/web/plugins/refuseProviderKey.ts';
import { browserTokenStore } from '../../packages/api-client/src/index.ts';
import { buildWeb } from '@etherpilot/testkit/builds';
import { findNewFeatures, findNewStyles, testedFirst } from './browserSupport.ts';
import { listRouteFiles, weighRoutes } from './routeWeights.ts';

const KEY = 'f3a9c1e07b5d4826a1key';
const primary = { url: 'https://finance.example.com/chart', key: KEY, host: 'finance.example.com' };
const places: string[] = [];

/** What looks like a secret and is none: files of the build, the alphabets of addresses, names of elements. */
const harmless = [
  /\.(?:js|css|woff2)$/,
  /^123456789ABCDEFGHJKLMNPQRSTUVWXYZ/,
  /^qpzry9x8gf2tvdw0s3jn54khce6mua7l$/,
  /^a\.abbr\./,
  // How ky recognizes a body with files.
  /^-+WebKitFormBoundary/,
  // Contracts of tokens and addresses that burn coins, which anybody can look up.
  /^0x[0-9a-fA-F]{40}$/,
  /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  /^1[1-9A-HJ-NP-Za-km-z]{25,33}$/,
];

/** What a server sends before it waits for the browser (bytes): ten packets. */
const ONE_FLIGHT = 14_700;
/** The class of a component, where its rules begin. */
const OWN_CLASS = /(?<=^|[{}])\.ep-[a-zA-Z]+(?![\w-])/g;

/** Letters and digits in an order nobody would write: more than 3.5 bits a sign. */
function looksSecret(text: string): boolean {
  const counts = Object.values(Object.groupBy(text, (sign) => sign)).map((signs) => signs?.length ?? 0);
  const bits = counts.reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
  return /\d/.test(text) && /[a-z]/i.test(text) && bits > 3.5;
}

async function outDir(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'web-build-'));
  places.push(place);
  return place;
}

afterAll(() => Promise.all(places.map((place) => rm(place, { recursive: true, force: true }))));

describe('a build', () => {
  const files = new Map<string, string>();
  let folder = '';

  beforeAll(async () => {
    folder = await outDir();
    const env = { YAHOO_KEY: KEY, RAPIDAPI_KEY: KEY, PAGE_CONFIG: JSON.stringify({ market: { primary } }) };
    await buildWeb({ env, outDir: folder });
    // Files of the assets by their own name, which is their only one.
    const nameIn = (parent: string, name: string) =>
      name.endsWith('.html') ? relative(folder, join(parent, name)) : name;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const { parentPath, name } = entry;
      if (entry.isFile()) files.set(nameIn(parentPath, name), await readFile(join(parentPath, name), 'utf8'));
    }
  }, 240_000);

  test('is for production, whatever NODE_ENV says', () => {
    expect(process.env['NODE_ENV']).toBe('test');
    expect([...files].filter(([, text]) => text.includes('Download the React DevTools')).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('contains no key, even with one in the environment and one at run time', { tags: ['GEN-11'] }, () => {
    const texts = [...files.values()];
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes(KEY) || text.includes(primary.host))).toEqual([]);
    // The key's header is named in them, so these are the files that could hold a key.
    expect(texts.some((text) => text.includes('x-rapidapi-key'))).toBe(true);
  });

  test('uses nothing the oldest supported browsers lack, in dependencies either', () => {
    const scripts = [...files].filter(([name]) => name.endsWith('.js'));
    const found = scripts.flatMap(([, code]) => findNewFeatures(code));
    expect([...new Set(found)].filter((name) => !Object.hasOwn(testedFirst, name))).toEqual([]);
    expect(found).toContain('Notification');
  });

  test('has no style sheet with anything the oldest supported browsers lack', async () => {
    const sheets = [...files].filter(([name]) => name.endsWith('.css')).map(([, sheet]) => sheet);
    expect(sheets.length).toBeGreaterThan(0);
    expect(await findNewStyles(sheets.join('\n'))).toEqual([]);
  });

  test('contains no text that looks like a secret, no source map and nothing of the environment', () => {
    const texts = [...files].filter(([name]) => /\.(?:js|css|html)$/.test(name)).map(([, text]) => text);
    const suspects = texts.flatMap((text) =>
      [...text.matchAll(/["'`]([\w+/=.-]{20,})["'`]/g)].map(([, one = '']) => one),
    );
    expect(suspects.filter((text) => looksSecret(text) && !harmless.some((known) => known.test(text)))).toEqual([]);
    expect(looksSecret(KEY)).toBe(true);
    expect([...files.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(texts.filter((text) => /sourceMappingURL|process\.env|eyJ[\w-]{10}/.test(text))).toEqual([]);
  });

  test('keeps each route within its weight, and ECharts out of all but one', () => {
    expect(weighRoutes(files)).toEqual([]);
  });

  test('uses its own origin and CoinGecko by default', { tags: ['G-122'] }, () => {
    const [, block = ''] = /id="config">([^]*?)<\/script>/.exec(files.get('index.html') ?? '') ?? [];
    const url = 'https://api.coingecko.com/api/v3/coins/ethereum/market_chart';
    expect(JSON.parse(block)).toEqual({ apiUrl: '', market: { secondary: { url } } });
  });

  test('serves robots.txt as a file: the page itself would not be a valid one', () => {
    expect(files.get('robots.txt')).toMatch(/^User-agent: \*\nDisallow:\n$/);
  });

  test('says with which headers a static host must serve it, for the addresses in its page', () => {
    const headers = files.get('_headers') ?? '';
    const [, policy = ''] = /content-security-policy: (.*)/.exec(headers) ?? [];
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, '')).toBe(
      "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.coingecko.com; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers).toMatch(/\n {2}x-content-type-options: nosniff\n/);
    expect(headers).toMatch(/\n\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable\n$/);
    expect(files.get('_redirects')).toMatch(/^\/login \/login\/ 200\n[^]*\n\/platform \/platform\/ 200\n/);
    // It would answer each file with the page, at a host that reads this before its files.
    expect(files.get('_redirects')).not.toContain('*');
  });

  test.each([
    ['index.html', 'Automated Ethereum Trading', 'Real User Reviews'],
    ['login/index.html', 'Sign in', 'Forgot password'],
    ['signup/index.html', 'Create your account', 'Already registered?'],
    ['forgot-password/index.html', 'Forgot password', 'Only the operator can reset your password'],
    ['deposit-success/index.html', 'Payment Submitted!', 'Your balance updates once the payment is confirmed.'],
    ['deposit-cancel/index.html', 'Payment Cancelled', 'Deposit History'],
    ['404.html', 'Oops! Page not found', 'Return to Home'],
  ])('has the words of %s before any script has run, within one flight of packets', (name, title, words) => {
    const page = files.get(name) ?? '';
    const text = page.replaceAll(/<(style|script|template|head)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '');
    expect(text).toContain(title);
    expect(text).toContain(words);
    expect(page).not.toMatch(
      /<link rel="(?:stylesheet"(?![^>]* disabled>)|modulepreload)|<script[^>]* src="\/assets\/(?!loader)/,
    );
    // Deferred, the first paint takes a tenth longer.
    expect(page).toContain('<script type="module" async id="loader"');
    expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(ONE_FLIGHT);
  });

  test.each(signedInPaths)(
    'the page of %s says that it is loading before any script or style has come, within one flight of packets, and starts at once',
    (path) => {
      const page = files.get(nameFile(path)) ?? '';
      const [, root = ''] = /<div id="root"[^>]*>([^]*?)<noscript>/.exec(page) ?? [];
      expect(root.replaceAll(/<[^>]*>/g, ' ')).toMatch(/\bLoading\b/);
      expect(root).toContain('<h1');
      expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled>)/);
      expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(ONE_FLIGHT);
      expect(page).not.toContain('Automated Ethereum Trading');
      expect(page).toMatch(/<script type="module"[^>]* src="\/assets\/start-/);
    },
  );

  test.each([
    ['/deposit', 'DepositRoute'],
    ['/robots', 'BotsRoute'],
    ['/platform', 'PlatformRoute'],
  ] as const)('the page of %s names all code of its screen, and of no other, for somebody signed in', (path, route) => {
    const page = files.get(nameFile(path)) ?? '';
    const names = /<meta name="code" content="([^"]*)">/.exec(page)?.[1]?.split(' ') ?? [];
    const needed = listRouteFiles(files, ['client', 'signedIn', route]);
    const wanted = needed.filter((name) => !page.includes(`/${name}`));
    expect(wanted.length).toBeGreaterThan(6);
    expect(names.toSorted()).toEqual([...wanted].toSorted());
  });

  test('each page has the rules of all that is in it, in one style, and no other', () => {
    const sheets = [...files].filter(([name]) => name.endsWith('.css')).map(([, sheet]) => sheet);
    const ruled = new Set(sheets.flatMap((sheet) => sheet.match(OWN_CLASS) ?? []));
    expect(ruled.size).toBeGreaterThan(200);
    for (const page of [...files].filter(([name]) => name.endsWith('.html')).map(([, text]) => text)) {
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
      const lists = [...page.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
      const used = new Set(lists.map((name) => `.${name}`).filter((name) => ruled.has(name)));
      const held = new Set(style.match(OWN_CLASS));
      expect(used.size).toBeGreaterThan(10);
      expect([...used].filter((name) => !held.has(name))).toEqual([]);
      // The app's own sheet is there as a whole.
      expect([...held].filter((name) => !used.has(name)).length).toBeLessThan(5);
    }
  });

  test('holds no engine for styles', () => {
    expect([...files].filter(([, text]) => /data-styled|styled-components/.test(text)).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('the script that starts a readable page is small', () => {
    const [, loader = ''] = [...files].find(([name]) => /^loader-.*\.js$/.test(name)) ?? [];
    expect(loader).toContain('modulepreload');
    expect(loader).not.toMatch(/^import\b|\bfrom\b/);
    expect(gzipSync(loader).length).toBeLessThanOrEqual(2_000);
  });

  test('allows by its policy each script and style that is written into a page', () => {
    const headers = files.get('_headers') ?? '';
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    expect(pages).toHaveLength(pageFiles.length);
    const written = pages.flatMap(([, page]) => [
      ...page.matchAll(/<(?:style[^>]*|script)>([^]*?)<\/(?:style|script)>/g),
    ]);
    const hashes = written.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(new Set(hashes).size).toBeGreaterThan(5);
    expect(hashes.filter((hash) => !headers.includes(`'sha256-${hash}'`))).toEqual([]);
  });

  test('asks with its pages for the session under the key of the client', () => {
    const { lockName } = browserTokenStore();
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    expect(pages.every(([, page]) => page.includes(`localStorage.getItem('${lockName}')`))).toBe(true);
  });

  test('contains every icon its page names', () => {
    const icons = [...(files.get('index.html') ?? '').matchAll(/rel="[\w-]*icon" href="\/([^"]+)"/g)];
    expect(icons.length).toBeGreaterThan(1);
    expect(icons.filter(([, name = '']) => !files.has(name)).map(([, name]) => name)).toEqual([]);
  });

  test('fails when it is given a key, with a message that names the variable and not the key', async () => {
    const build = buildWeb({ env: { VITE_YAHOO_KEY: KEY }, outDir: await outDir() });
    await expect(build).rejects.toThrow(/VITE_YAHOO_KEY would put a provider's key into public files/);
    await expect(build).rejects.not.toThrow(KEY);
  });
});

test.each([
  ['VITE_PRIMARY_URL', primary.url],
  ['VITE_RAPIDAPI_HOST', primary.host],
  ['VITE_FINANCE_SECRET', KEY],
  ['VITE_COINGECKO_URL', `https://crypto.example.com/market_chart?x_cg_pro_api_key=${KEY}`],
  ['VITE_API_URL', `https://somebody:${KEY}@api.example.com`],
])('%s as %s is detected as a key', (name, value) => {
  expect(providerKeys({ [name]: value })).toEqual([name]);
});

test.each([
  ['VITE_API_URL', 'https://api.example.com'],
  ['VITE_COINGECKO_URL', 'https://api.coingecko.com/api/v3/coins/ethereum/market_chart'],
  ['VITE_YAHOO_KEY', ''],
  ['RAPIDAPI_KEY', KEY],
])('%s as "%s" is not', (name, value) => {
  expect(providerKeys({ [name]: value })).toEqual([]);
});

describe('the configuration block', () => {
  const page = '<html><script type="application/json" id="config">{ "apiUrl": "", "market": {} }</script></html>';

  test('takes the fields of a host and keeps the others', () => {
    const [, block = ''] = /id="config">(.*?)<\/script>/.exec(withConfig(page, { market: { primary } })) ?? [];
    expect(JSON.parse(block)).toEqual({ apiUrl: '', market: { primary } });
  });

  test('cannot be closed by a value', () => {
    const hostile = '</script><script>alert(1)</script>';
    const written = withConfig(page, { market: { note: hostile } });
    expect(written).not.toContain(hostile);
    expect(written.match(/<\/script>/g)).toHaveLength(1);
  });

  test('is refused where the page would not start with it', () => {
    expect(() => withConfig(page, { apiURL: 'https://api.example.com' })).toThrow('unknown field apiURL');
  });

  test('throws when it is missing', () => {
    expect(() => withConfig('<html></html>', {})).toThrow('no configuration block');
  });
});
