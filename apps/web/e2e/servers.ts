import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { buildWeb } from '@etherpilot/testkit/builds';
import { answers, reservePort, stop } from '@etherpilot/testkit/processes';
import { getOrigin, startPreview, startSandbox } from '@etherpilot/testkit/servers';

interface WorkerFixtures {
  /** Whether the app is built with every support channel configured. The shipped configuration has none. */
  readonly hasChannels: boolean;
  /** The folder of the served build. */
  readonly build: string;
  readonly servers: Servers;
}

interface Servers {
  /** Origins. */
  readonly api: string;
  readonly web: string;
  /** The same app on a host that is not a secure context. It only resolves in the session project. */
  readonly plainWeb: string;
}

/** The host of `plainWeb`, which a browser flag maps to this machine. */
export const PLAIN_HOST = 'app.test';

/** Longer than a journey takes, so that a token ends, and a bot earns, only when the journey advances the sandbox's clock. */
const ACCESS_SECONDS = 15 * 60;
export const BOT_DAY_MS = 10 * 60_000;

/**
 * Gives each worker its own sandbox, because clock and faults affect the whole server, and the built app configured to
 * call it.
 */
export const test = base.extend<object, WorkerFixtures>({
  hasChannels: [false, { option: true, scope: 'worker' }],

  build: [
    async ({ hasChannels }, use) => {
      if (!hasChannels) return use(process.env['JOURNEY_BUILD'] ?? '');
      const folder = await mkdtemp(join(tmpdir(), 'journeys-channels-'));
      try {
        await buildWeb({ outDir: folder, config: 'e2e/channels.config.ts' });
        await use(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  servers: [
    async ({ build: outDir }, use) => {
      if (!outDir) throw new Error('A worker needs the build of globalSetup.ts.');
      const [api, web] = [await reservePort(), await reservePort()];
      const ports = { api, web };
      const output = 'errors';
      const lives = { ACCESS_SECONDS: String(ACCESS_SECONDS), DAY_MS: String(BOT_DAY_MS) };
      const sandbox = startSandbox(ports, { DATABASE: ':memory:', SANDBOX_CONTROL: '1', ...lives }, { output });
      const preview = startPreview(ports, { outDir, output, allowedHost: PLAIN_HOST });
      const servers = { api: getOrigin(api), web: getOrigin(web), plainWeb: `http://${PLAIN_HOST}:${web}` };
      try {
        await Promise.all([answers(`${servers.api}/api/`, sandbox), answers(servers.web, preview)]);
        process.env['JOURNEY_API_URL'] = servers.api;
        process.env['JOURNEY_WEB_URL'] = servers.web;
        await use(servers);
      } finally {
        await Promise.all([stop(sandbox), stop(preview)]);
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ servers }, use) => use(servers.web),
});
