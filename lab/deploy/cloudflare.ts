import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASSETS } from '../../apps/web/deploy/policy.ts';
import { buildWeb } from '@etherpilot/testkit/builds';
import { answers, reservePort, stop } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { ensureTool } from '@etherpilot/testkit/tools';
import { compareDeployed } from './deployed.ts';

/**
 * Serves a build as Cloudflare Pages does, by its own program, which reads the build's `_headers` and `_redirects`, and compares
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
    const problems = await compareDeployed(getOrigin(port), build);
    const { status, headers } = await fetch(`${getOrigin(port)}${ASSETS}of-an-older-release.js`);
    if (status !== 404 || headers.get('cache-control') !== 'no-store')
      problems.push(
        `An asset of an older release is answered with ${status}, kept for ${headers.get('cache-control')}.`,
      );
    if (problems.length > 0) throw new Error(`Cloudflare Pages:\n${problems.join('\n')}`);
    return 'Cloudflare Pages serves the build, with its headers';
  } finally {
    await stop(server);
    await rm(build, { recursive: true, force: true });
  }
}
