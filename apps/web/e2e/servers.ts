import { test as base } from '@playwright/test';
import { answers, freePort, stop } from '../../../scripts/processes.js';
import { originOf, startPreview, startSandbox } from '../../../scripts/servers.js';

interface Servers {
  /** Origins. */
  readonly api: string;
  readonly web: string;
  /** The same app under a name a browser does not trust without encryption; only those of the session project know it. */
  readonly plainWeb: string;
}

/** The name of `plainWeb`, which the browser is told to find on this machine. */
export const PLAIN_HOST = 'app.test';

/**
 * Gives each worker a sandbox of its own, whose clock and faults act on the whole server, and the built app with its
 * configuration leading there.
 */
export const test = base.extend<object, { readonly servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const [api, web] = [await freePort(), await freePort()];
      const outDir = process.env['JOURNEY_BUILD'];
      if (!api || !web || !outDir) throw new Error('A worker needs two free ports and the build of globalSetup.ts.');
      const ports = { api, web };
      const output = 'errors';
      const sandbox = startSandbox(ports, { DATABASE: ':memory:', SANDBOX_CONTROL: '1' }, { output });
      const preview = startPreview(ports, { outDir, output, allowedHost: PLAIN_HOST });
      const servers = { api: originOf(api), web: originOf(web), plainWeb: `http://${PLAIN_HOST}:${web}` };
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
