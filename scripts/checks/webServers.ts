import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerFormats } from '../../apps/web/deploy/formats.ts';
import { readPages } from '../../apps/web/deploy/pages.ts';
import { ASSETS, cachingOf, headersOf } from '../../apps/web/deploy/policy.ts';
import { buildWeb } from '../lib/builds.ts';
import { answers, freePort, stop } from '../lib/processes.ts';
import { getOrigin } from '../lib/servers.ts';

/** A web server of Debian: how it is started, and its configuration. */
interface WebServer {
  readonly start: readonly [command: string, ...args: string[]];
  readonly config: string;
}

const webServers: Readonly<Record<'nginx' | 'caddy', (build: string, port: number, page: string) => WebServer>> = {
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
};

/**
 * Serves a build with nginx and with Caddy as `npm run headers` tells them, and checks what they answer. Resolves with a
 * line for each.
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
    for (const name of ['nginx', 'caddy'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names one
      lines.push(await tryWebServer(name, build, join(folder, name)));
    }
    return lines.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryWebServer(name: keyof typeof webServers, build: string, place: string): Promise<string> {
  if (spawnSync(name, ['-h']).error) throw new Error(`${name} is not installed: on Debian, apt-get install ${name}.`);
  const [port = 0, page] = [await freePort(), readPages(build)];
  const { start, config } = webServers[name](build, port, page);
  await mkdir(place);
  await writeFile(join(place, 'config'), config);
  const [command, ...args] = start;
  const server = spawn(command, args, { cwd: place, stdio: 'ignore' });
  try {
    await answers(getOrigin(port), server);
    const [asset = ''] = await readdir(join(build, 'assets'));
    const expected = [
      ['/', 200, cachingOf('/'), 'data-page="/"'],
      ['/login', 200, cachingOf('/'), 'data-page="/login"'],
      ['/deposit-history', 200, cachingOf('/'), 'id="root"></div>'],
      ['/favicon.svg', 200, cachingOf('/')],
      [`${ASSETS}${asset}`, 200, cachingOf(ASSETS)],
      [`${ASSETS}of-an-older-release.js`, 404, null],
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
  const wanted = { ...headersOf(page), 'cache-control': caching };
  for (const [header, value] of Object.entries(wanted)) {
    const sent = headers.get(header);
    if (sent !== value) throw new Error(`${name} is answered with ${header}: ${sent} instead of ${value}.`);
  }
}
