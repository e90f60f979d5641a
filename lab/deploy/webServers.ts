import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerFormats } from '../../apps/web/deploy/formats.ts';
import { appPaths, readPages } from '../../apps/web/deploy/pages.ts';
import { ASSETS, chooseCaching, buildHeaders } from '../../apps/web/deploy/policy.ts';
import { buildWeb } from '@etherpilot/testkit/builds';
import { answers, reservePort, stop } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { ensureTool } from '@etherpilot/testkit/tools';

/** A web server: how it is started, and its configuration. */
interface WebServer {
  readonly start: readonly [command: string, ...args: string[]];
  readonly config?: string;
  /** How it answers a path that the app does not have. Default: as one of the app. */
  readonly unknown?: { readonly status: number; readonly caching: string | null };
  /** What it says of how long a page may be kept. Default: our own words. */
  readonly pageCaching?: string;
}

const names = ['nginx', 'caddy', 'cloudflare'] as const;
type Name = (typeof names)[number];

const webServers: Readonly<Record<Name, (build: string, port: number, page: string) => WebServer>> = {
  nginx: (build, port, page) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return {
      start: ['nginx', '-p', '.', '-e', 'error.log', '-c', 'config'],
      config: `daemon off; pid pid; error_log error.log; events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  gzip on; gzip_types text/css application/javascript image/svg+xml;
  server { listen 127.0.0.1:${port}; root ${build};
${headerFormats.nginx(page)}
  }
}`,
    };
  },
  caddy: (build, port, page) => ({
    start: ['caddy', 'run', '--adapter', 'caddyfile', '--config', 'config'],
    config: `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${build}
  encode gzip
${headerFormats.caddy(page)}
}
`,
  }),
  // What runs on a developer's machine is what Cloudflare Pages runs: it reads the build's own `_headers` and `_redirects`.
  cloudflare: (build, port) => {
    const wrangler = join(ensureTool('wrangler', '4.164.0'), 'bin/wrangler.js');
    const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-11-01'];
    return {
      start: [process.execPath, wrangler, 'pages', 'dev', build, ...options],
      unknown: { status: 404, caching: 'no-store' },
      pageCaching: 'public, max-age=0, must-revalidate',
    };
  },
};

/**
 * Serves a build with nginx and with Caddy as `pnpm --filter @etherpilot/web headers` tells them, and as Cloudflare Pages does, and checks what
 * they answer. Resolves with a line for each.
 * @throws Error that names what is wrong, or which server is not installed.
 */
export async function tryWebServers(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-servers-'));
  try {
    // Started by root, nginx reads it as another user.
    await chmod(folder, 0o755);
    const build = join(folder, 'build');
    await buildWeb({ outDir: build });
    const lines: string[] = [];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names one
      lines.push(await tryWebServer(name, build, join(folder, name)));
    }
    return lines.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryWebServer(name: Name, build: string, place: string): Promise<string> {
  const [port, page] = [await reservePort(), readPages(build)];
  const { start, config, unknown, pageCaching = chooseCaching('/') } = webServers[name](build, port, page);
  const [command, ...args] = start;
  if (spawnSync(command, ['-h']).error)
    throw new Error(`${name} is not installed: on Debian, apt-get install ${name}.`);
  await mkdir(place);
  if (config !== undefined) await writeFile(join(place, 'config'), config);
  const server = spawn(command, args, {
    cwd: place,
    stdio: 'ignore',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  try {
    await answers(getOrigin(port), server);
    const [asset = ''] = await readdir(join(build, 'assets'));
    const expected = [
      ['/', 200, pageCaching, 'data-page="/"'],
      ['/login', 200, pageCaching, 'data-page="/login"'],
      ...appPaths.map((path) => [path, 200, pageCaching, START_PAGE] as const),
      ['/nowhere', unknown?.status ?? 200, unknown?.caching ?? pageCaching, START_PAGE],
      ['/favicon.svg', 200, pageCaching],
      [`${ASSETS}${asset}`, 200, chooseCaching(ASSETS)],
      [`${ASSETS}of-an-older-release.js`, 404, unknown?.caching ?? null],
    ] as const;
    for (const [path, status, caching, text = ''] of expected) {
      // oxlint-disable-next-line no-await-in-loop -- the first one that is wrong is named
      await tryPath(`${name}, ${path}`, `${getOrigin(port)}${path}`, page, { status, caching, text });
    }
    return `${name}: ${expected.length} paths answered as they must be`;
  } finally {
    await stop(server);
  }
}

/** What is in the page of the app, before its scripts have run. */
const START_PAGE = 'data-loading';

interface Expected {
  readonly status: number;
  readonly caching: string | null;
  /** What is in the answer. */
  readonly text: string;
}

async function tryPath(name: string, url: string, page: string, { status, caching, text }: Expected): Promise<void> {
  const answer = await fetch(url);
  const { status: answered, headers } = answer;
  if (answered !== status) throw new Error(`${name} is answered with ${answered} instead of ${status}.`);
  if (!(await answer.text()).includes(text)) throw new Error(`${name} is answered with another page.`);
  const wanted = { ...buildHeaders(page), 'cache-control': caching };
  for (const [header, value] of Object.entries(wanted)) {
    const sent = headers.get(header);
    if (sent !== value) throw new Error(`${name} is answered with ${header}: ${sent} instead of ${value}.`);
  }
}
