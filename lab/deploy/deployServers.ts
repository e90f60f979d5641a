import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { hasCopies } from '../../apps/web/deploy/compress.ts';
import { hashContent, type Manifest, MANIFEST, readManifest } from '../../apps/web/deploy/manifest.ts';
import { pageFiles } from '../../apps/web/deploy/pages.ts';
import { ASSETS, chooseCaching } from '../../apps/web/deploy/policy.ts';
import { HEALTH } from '../../apps/web/deploy/servers.ts';
import { buildWeb } from '@etherpilot/testkit/builds';
import { answers, reservePort, root, stop } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { table } from '@etherpilot/testkit/table';
import { compareDeployed } from './deployed.ts';

/** What an operator sets. The sentence would end its script element, if it were not escaped. */
const config = {
  apiUrl: 'https://api.example.test:8443',
  market: { secondary: { url: 'https://prices.example.test/market_chart' }, note: 'A note </script> & "more" \\ $1' },
};
const origins = `connect-src 'self' https://api.example.test:8443 https://prices.example.test;`;

/** The servers as the image and `deploy/` start them. */
const servers = {
  nginx: (runDir: string) => ['nginx', '-p', runDir, '-e', 'stderr', '-c', join(runDir, 'nginx.conf')],
  caddy: (runDir: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(runDir, 'Caddyfile')],
} as const satisfies Record<string, (runDir: string) => readonly string[]>;

interface Server {
  readonly origin: string;
  readonly build: string;
}

/** Serves a build with nginx and Caddy as `deploy/` does, configured by the environment. Resolves with a table of checks. */
export async function tryDeployServers(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  try {
    // Started by root, nginx reads it as another user.
    await chmod(folder, 0o755);
    const build = join(folder, 'build');
    await buildWeb({ outDir: build, env: { LAST_RELEASE: await writeLastRelease(join(folder, 'last')) } });
    const rows: (readonly string[])[] = [];
    for (const name of ['nginx', 'caddy'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names one
      await withServer(name, build, join(folder, name), async (server) => {
        for (const [what, check] of Object.entries(checks)) {
          // oxlint-disable-next-line no-await-in-loop
          rows.push([name, what, await named(`${name}, ${what}`, check(server))]);
        }
      });
    }
    return table(['Server', 'Check', 'Result'], rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An asset of the release before. */
const LAST = { path: 'assets/screen-12345678.js', text: 'export const screen = "of the last release";' };

/** A release before, of one asset. Resolves with its folder. */
async function writeLastRelease(folder: string): Promise<string> {
  const manifest: Manifest = { files: { [LAST.path]: hashContent(Buffer.from(LAST.text)) }, kept: [] };
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, LAST.path), LAST.text);
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  return folder;
}

async function withServer(
  name: keyof typeof servers,
  build: string,
  runDir: string,
  task: (server: Server) => Promise<void>,
): Promise<void> {
  if (spawnSync(name, ['-h']).error) throw new Error(`${name} is not installed: on Debian, apt-get install ${name}.`);
  const port = await reservePort();
  const env = {
    BUILD_DIR: build,
    RUN_DIR: runDir,
    PORT: `${port}`,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  const server: ChildProcess = spawn(join(root, 'deploy/entrypoint.sh'), servers[name](runDir), {
    env: { ...process.env, ...env, PAGE_CONFIG: JSON.stringify(config, null, 2), XDG_DATA_HOME: runDir },
    stdio: 'ignore',
  });
  try {
    await answers(getOrigin(port) + HEALTH, server);
    await task({ origin: getOrigin(port), build });
  } finally {
    await stop(server);
  }
}

async function named(name: string, result: Promise<string>): Promise<string> {
  return result.catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

function expectSame(what: string, found: unknown, wanted: unknown): void {
  const [text, expected] = [found, wanted].map((value) => JSON.stringify(value ?? null));
  if (text !== expected) throw new Error(`${what} is ${text} instead of ${expected}.`);
}

const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  txt: /^text\/plain/,
};

/** Each resolves with what it has seen. */
const checks: Readonly<Record<string, (server: Server) => Promise<string>>> = {
  async 'pages have the configuration of the environment, and the policy its origins'({ origin }) {
    for (const file of pageFiles) {
      const response = await fetch(`${origin}/${file}`);
      const [, block = ''] = /id="config">([^]*?)<\/script>/.exec(await response.text()) ?? [];
      expectSame(`the block of ${file}`, JSON.parse(block), config);
      const policy = response.headers.get('content-security-policy') ?? '';
      if (!policy.includes(origins)) throw new Error(`the policy of ${file} is ${policy}`);
    }
    return origins;
  },

  async 'every file has the content of the manifest, in each encoding'({ origin, build }) {
    const files = Object.entries(readManifest(build)?.files ?? {}).filter(([path]) => !/\.html$|^_/.test(path));
    let count = 0;
    for (const [path, hash] of files) {
      const isAsset = `/${path}`.startsWith(ASSETS);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await fetch(`${origin}/${path}`, { headers: { 'accept-encoding': encoding } });
        const what = `${path} as ${encoding}`;
        expectSame(`${what}: hash`, hashContent(new Uint8Array(await response.arrayBuffer())), hash);
        const type = response.headers.get('content-type') ?? '';
        if (types[path.split('.').at(-1) ?? '']?.test(type) === false) throw new Error(`${what} is of type ${type}.`);
        expectSame(`${what}: caching`, response.headers.get('cache-control'), chooseCaching(`/${path}`));
        if (isAsset && hasCopies(path)) {
          const sent = response.headers.get('content-encoding') ?? 'identity';
          expectSame(`${what}: encoding`, sent, encoding);
          const varies = /accept-encoding/i.test(response.headers.get('vary') ?? '');
          if (encoding !== 'identity' && !varies) throw new Error(`${what} does not vary.`);
        }
        count += 1;
      }
    }
    if (count < 100) throw new Error(`only ${count} answers`);
    return `${count} answers`;
  },

  async 'a browser gets the smallest copy'({ origin, build }) {
    const [path = ''] = Object.keys(readManifest(build)?.files ?? {}).filter((name) => name.endsWith('.js'));
    const response = await fetch(`${origin}/${path}`, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expectSame('the encoding', response.headers.get('content-encoding'), 'br');
    const { length } = await readFile(join(build, `${path}.br`));
    expectSame('the length', Number(response.headers.get('content-length') ?? length), length);
    return 'br';
  },

  async 'pages are compressed'({ origin }) {
    const response = await fetch(origin, { headers: { 'accept-encoding': 'gzip' } });
    expectSame('the encoding', response.headers.get('content-encoding'), 'gzip');
    return 'gzip';
  },

  async 'a page of the last release finds its files'({ origin }) {
    const response = await fetch(`${origin}/${LAST.path}`, { headers: { 'accept-encoding': 'br' } });
    expectSame('the file', [response.status, await response.text()], [200, LAST.text]);
    expectSame('its caching', response.headers.get('cache-control'), chooseCaching(`/${LAST.path}`));
    return '200';
  },

  async 'a file of an older release is not found, and not kept'({ origin }) {
    for (const path of ['of-an-older-release.js', 'of-an-older-release.css', 'font.woff2']) {
      const { status, headers } = await fetch(`${origin}${ASSETS}${path}`);
      expectSame(path, [status, headers.get('cache-control')], [404, null]);
      if (!headers.has('content-security-policy')) throw new Error(`${path} is answered without a policy.`);
    }
    return '404';
  },

  async 'a part of a file can be asked for'({ origin, build }) {
    const [path = ''] = Object.keys(readManifest(build)?.files ?? {}).filter((name) => name.endsWith('.woff2'));
    const response = await fetch(`${origin}/${path}`, { headers: { range: 'bytes=10-19' } });
    const part = (await readFile(join(build, path))).subarray(10, 20);
    expectSame(
      'the part',
      [response.status, hashContent(new Uint8Array(await response.arrayBuffer()))],
      [206, hashContent(part)],
    );
    return '206';
  },

  async 'what a browser has is not sent again'({ origin, build }) {
    const [path = ''] = Object.keys(readManifest(build)?.files ?? {}).filter((name) => name.endsWith('.js'));
    for (const address of ['/', `/${path}`]) {
      const etag = (await fetch(origin + address)).headers.get('etag') ?? '';
      const { status } = await fetch(origin + address, { headers: { 'if-none-match': etag } });
      expectSame(address, status, 304);
    }
    return '304';
  },

  async 'every route is its page, with all headers, by verify-deploy, which misses a build that differs'({
    origin,
    build,
  }) {
    const problems = await compareDeployed(origin, build);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const [path = ''] = Object.keys(readManifest(build)?.files ?? {}).filter((name) => name.endsWith('.css'));
    const other = join(build, '..', 'other');
    await cp(build, other, { recursive: true });
    const manifest = await readFile(join(other, MANIFEST), 'utf8');
    await writeFile(join(other, MANIFEST), manifest.replace(/("assets\/[^"]+\.css": "sha384-).{4}/, '$1AAAA'));
    expectSame('what differs', await compareDeployed(origin, other), [`${path}: another content than in the build`]);
    return 'the same';
  },

  async 'its health is known'({ origin }) {
    expectSame('the status', (await fetch(origin + HEALTH)).status, 200);
    return '200';
  },
};
