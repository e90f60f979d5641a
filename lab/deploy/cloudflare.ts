import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePaths, readPages } from '../../apps/web/deploy/pages.ts';
import { ASSETS, chooseCaching, buildHeaders } from '../../apps/web/deploy/policy.ts';
import { buildWeb } from '@etherpilot/testkit/builds';
import { answers, reservePort, stop } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { ensureTool } from '@etherpilot/testkit/tools';

/** How Cloudflare answers a path that the app does not have, and says how long a page may be kept. */
const UNKNOWN = { status: 404, caching: 'no-store' };
const PAGE_CACHING = 'public, max-age=0, must-revalidate';

/**
 * Serves a build as Cloudflare Pages does, by its own program, which reads the build's `_headers` and `_redirects`, and checks
 * what it answers. nginx and Caddy are tried with the files of `deploy/` (`deployServers.ts`).
 * @throws Error that names what is wrong.
 */
export async function tryCloudflare(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'cloudflare-'));
  const port = await reservePort();
  const wrangler = join(ensureTool('wrangler', '4.164.0'), 'bin/wrangler.js');
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-11-01'];
  await buildWeb({ outDir: build });
  const server = spawn(process.execPath, [wrangler, 'pages', 'dev', build, ...options], {
    stdio: 'ignore',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  try {
    await answers(getOrigin(port), server);
    const [asset = ''] = await readdir(join(build, 'assets'));
    const expected = [
      ...pagePaths.map((path) => [path, 200, PAGE_CACHING, `data-page="${path}"`] as const),
      ['/nowhere', UNKNOWN.status, UNKNOWN.caching, 'data-page="*"'],
      ['/favicon.svg', 200, PAGE_CACHING],
      [`${ASSETS}${asset}`, 200, chooseCaching(ASSETS)],
      [`${ASSETS}of-an-older-release.js`, 404, UNKNOWN.caching],
    ] as const;
    for (const [path, status, caching, text = ''] of expected) {
      // oxlint-disable-next-line no-await-in-loop -- the first one that is wrong is named
      await tryPath(`Cloudflare, ${path}`, `${getOrigin(port)}${path}`, readPages(build), { status, caching, text });
    }
    return `Cloudflare Pages: ${expected.length} paths answered as they must be`;
  } finally {
    await stop(server);
    await rm(build, { recursive: true, force: true });
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
  const wanted = { ...buildHeaders(page), 'cache-control': caching };
  for (const [header, value] of Object.entries(wanted)) {
    const sent = headers.get(header);
    if (sent !== value) throw new Error(`${name} is answered with ${header}: ${sent} instead of ${value}.`);
  }
}
