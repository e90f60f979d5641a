import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCopies } from '../../apps/web/deploy/compress.ts';
import { hashContent, type Manifest, MANIFEST, readManifest } from '../../apps/web/deploy/manifest.ts';
import { pageFiles } from '../../apps/web/deploy/pages.ts';
import { ASSETS, chooseCaching } from '../../apps/web/deploy/policy.ts';
import { HEALTH } from '../../apps/web/deploy/servers.ts';
import { readConfig } from '../../apps/web/src/readConfig.ts';
import { buildWeb } from '@etherpilot/testkit/builds';
import { answers, reservePort, root, stop } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { ensureTool } from '@etherpilot/testkit/tools';
import { compareDeployed } from './deployed.ts';

const require = createRequire(import.meta.url);

/** What an operator sets. The sentence would end its script element, if it were not escaped. */
const config = {
  apiUrl: 'https://api.example.test:8443',
  market: { secondary: { url: 'https://prices.example.test/market_chart' }, note: 'A note </script> & "more" \\ $1' },
};

/** An asset of the release before. */
const LAST = { path: 'assets/screen-12345678.js', text: 'export const screen = "of the last release";' };

const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  txt: /^text\/plain/,
};

let folder = '';
let build = '';
let files: readonly (readonly [path: string, hash: string])[] = [];
const findFile = (ending: string) => files.find(([path]) => path.endsWith(ending))?.[0] ?? '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  // Started by root, nginx reads it as another user.
  await chmod(folder, 0o755);
  const [last, manifest]: [string, Manifest] = [
    join(folder, 'last'),
    { files: { [LAST.path]: hashContent(Buffer.from(LAST.text)) }, kept: [] },
  ];
  await mkdir(join(last, 'assets'), { recursive: true });
  await writeFile(join(last, LAST.path), LAST.text);
  await writeFile(join(last, MANIFEST), JSON.stringify(manifest));
  build = join(folder, 'build');
  await buildWeb({ outDir: build, env: { LAST_RELEASE: last } });
  files = Object.entries(readManifest(build)?.files ?? {}).filter(([path]) => !/\.html$|^_/.test(path));
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The servers as the image and `deploy/` start them, configured by the environment. */
describe.each([
  ['nginx', (runDir: string) => ['nginx', '-p', runDir, '-e', 'stderr', '-c', join(runDir, 'nginx.conf')]],
  ['caddy', (runDir: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(runDir, 'Caddyfile')]],
])('%s', (name, getCommand) => {
  let server: ChildProcess | undefined;
  let origin = '';
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(origin + path, { headers });

  beforeAll(async () => {
    if (spawnSync(name, ['-h']).error) throw new Error(`${name} is not installed: on Debian, apt-get install ${name}.`);
    const [port, runDir] = [await reservePort(), join(folder, name)];
    origin = getOrigin(port);
    const env = {
      BUILD_DIR: build,
      RUN_DIR: runDir,
      PORT: `${port}`,
      SITE_ADDRESS: origin,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    };
    server = spawn(join(root, 'deploy/entrypoint.sh'), getCommand(runDir), {
      env: { ...process.env, ...env, PAGE_CONFIG: JSON.stringify(config, null, 2), XDG_DATA_HOME: runDir },
      stdio: 'ignore',
    });
    await answers(origin + HEALTH, server);
  }, 60_000);

  afterAll(() => server && stop(server));

  test('answers every route with its page and all headers, by verify-deploy, which misses a build that differs', async () => {
    expect(await compareDeployed(origin, build)).toEqual([]);
    const path = findFile('.css');
    const other = join(folder, `other-${name}`);
    await cp(build, other, { recursive: true });
    const manifest = await readFile(join(other, MANIFEST), 'utf8');
    await writeFile(join(other, MANIFEST), manifest.replace(/("assets\/[^"]+\.css": "sha384-).{4}/, '$1AAAA'));
    expect(await compareDeployed(origin, other)).toEqual([`${path}: another content than in the build`]);
  });

  test('writes the configuration of the environment into the pages, and its origins into the policy', async () => {
    for (const file of pageFiles) {
      const response = await ask(`/${file}`);
      const [, block = ''] = /id="config">([^]*?)<\/script>/.exec(await response.text()) ?? [];
      expect(JSON.parse(block)).toEqual(config);
      expect(response.headers.get('content-security-policy')).toContain(
        `connect-src 'self' https://api.example.test:8443 https://prices.example.test;`,
      );
    }
  });

  test('sends every file as in the manifest, in each encoding', async () => {
    expect(files.length).toBeGreaterThan(30);
    for (const [path, hash] of files) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await ask(`/${path}`, { 'accept-encoding': encoding });
        const { headers } = response;
        const hasCopy = `/${path}`.startsWith(ASSETS) && hasCopies(path);
        const found = {
          path,
          hash: hashContent(new Uint8Array(await response.arrayBuffer())),
          isOfType: types[path.split('.').at(-1) ?? '']?.test(headers.get('content-type') ?? '') ?? true,
          caching: headers.get('cache-control'),
          encoding: hasCopy ? (headers.get('content-encoding') ?? 'identity') : encoding,
          varies: !hasCopy || encoding === 'identity' || /accept-encoding/i.test(headers.get('vary') ?? ''),
        };
        expect(found).toEqual({
          path,
          hash,
          isOfType: true,
          caching: chooseCaching(`/${path}`),
          encoding,
          varies: true,
        });
      }
    }
  });

  test('sends a browser the smallest copy, and compresses pages', async () => {
    const path = findFile('.js');
    const { headers } = await ask(`/${path}`, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers.get('content-encoding')).toBe('br');
    const { length } = await readFile(join(build, `${path}.br`));
    expect(Number(headers.get('content-length') ?? length)).toBe(length);
    expect((await ask('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  test('has the files of the last release, and does not let anybody keep that one of an older release is missing', async () => {
    const response = await ask(`/${LAST.path}`, { 'accept-encoding': 'br' });
    expect([response.status, await response.text()]).toEqual([200, LAST.text]);
    expect(response.headers.get('cache-control')).toBe(chooseCaching(`/${LAST.path}`));
    for (const path of ['of-an-older-release.js', 'of-an-older-release.css', 'font.woff2']) {
      const { status, headers } = await ask(ASSETS + path);
      expect([status, headers.get('cache-control')]).toEqual([404, null]);
      expect(headers.has('content-security-policy')).toBe(true);
    }
  });

  test('sends a part of a file, and not again what a browser has', async () => {
    const font = findFile('.woff2');
    const response = await ask(`/${font}`, { range: 'bytes=10-19' });
    const part = new Uint8Array((await readFile(join(build, font))).subarray(10, 20));
    expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([206, part]);
    for (const address of ['/', `/${findFile('.js')}`]) {
      const etag = (await ask(address)).headers.get('etag') ?? '';
      expect((await ask(address, { 'if-none-match': etag })).status).toBe(304);
    }
  });
});

test("Cloudflare Pages serves the build with its headers, by Cloudflare's own program", async () => {
  const port = await reservePort();
  // Without the configuration of an environment.
  const plain = join(folder, 'plain');
  await buildWeb({ outDir: plain });
  const wrangler = join(ensureTool('wrangler', '4.164.0'), 'bin/wrangler.js');
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-11-01'];
  const server = spawn(process.execPath, [wrangler, 'pages', 'dev', plain, ...options], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  try {
    await answers(getOrigin(port), server);
    expect(await compareDeployed(getOrigin(port), plain)).toEqual([]);
    const { status, headers } = await fetch(`${getOrigin(port)}${ASSETS}of-an-older-release.js`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  } finally {
    await stop(server);
  }
});

interface Resource {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly selector?: object;
    readonly podSelector?: { readonly matchLabels: object };
    readonly template?: { readonly metadata: { readonly labels: object } };
  };
}

test('what belongs together in the Kubernetes example does, which nothing here applies', () => {
  const text = readFileSync(join(root, 'deploy/kubernetes.yaml'), 'utf8');
  const documents: readonly { readonly errors: readonly Error[]; toJS(): Resource }[] = require(
    ensureTool('yaml', '2.9.1'),
  ).parseAllDocuments(text);
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const resources = documents.map((document) => document.toJS());
  const listSpecs = (kind: string) => resources.filter((resource) => resource.kind === kind).map(({ spec }) => spec);
  const labels = listSpecs('Deployment').map((spec) => spec?.template?.metadata.labels);
  expect(labels).toEqual(expect.arrayContaining(listSpecs('Service').map((spec) => spec?.selector)));
  const guarded = listSpecs('NetworkPolicy').map((spec) => spec?.podSelector?.matchLabels);
  expect(guarded).toEqual(expect.arrayContaining(labels));
  for (const { data } of resources) if (data) readConfig(data['PAGE_CONFIG']);
  expect(text).toContain(`path: ${HEALTH},`);
});
