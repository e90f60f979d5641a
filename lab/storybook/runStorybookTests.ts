import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '@etherpilot/testkit/browser';
import { program, root, runNode, runOrThrow } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../staticServer.ts';

/** Where hosts often publish a Storybook: not at the root of a domain. */
const SUB_PATH = 'library/storybook';

/**
 * Builds Storybook (or takes the one in a folder), serves it under a sub-path, and runs tests of Playwright in it.
 * Resolves with their exit code.
 */
export async function runStorybookTests(name: 'crawl' | 'visual', built: string | undefined, args: readonly string[]) {
  await findBrowser();
  const place = await mkdtemp(join(tmpdir(), 'storybook-'));
  try {
    const folder = join(place, SUB_PATH);
    // Pages of documentation take more than half of the time.
    const build = ['build', '--output-dir', folder, '--quiet', ...(name === 'crawl' ? [] : ['--test'])];
    if (built === undefined) await runOrThrow([program('storybook/dist/bin/dispatcher.js'), ...build]);
    else await cp(resolve(root, built), folder, { recursive: true });
    const { server, port } = await serveFolder(place, 'pages');
    const config = ['--config', 'lab/storybook/playwright.config.ts'];
    const { code } = await runNode([program('@playwright/test/cli.js', 'lab'), 'test', name, ...config, ...args], {
      env: { STORYBOOK_FOLDER: folder, STORYBOOK_ORIGIN: `${getOrigin(port)}/${SUB_PATH}/` },
      isEchoed: true,
    });
    server.close();
    return code;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
