import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { runOrThrow, program, root } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../staticServer.ts';

/** Frames as fast as they can be drawn: waiting for the next one would hide what a change costs. */
export const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Builds the pages of a benchmark for production, serves them and runs a task with a browser. */
export async function withPages<T>(
  folder: string,
  flags: readonly string[],
  task: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const outDir = join(root, '.reports/pages', folder);
  const options = ['--config', 'lab/bench/vite.config.ts', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await runOrThrow([program('vite/bin/vite.js'), 'build', ...options], {
    env: { PAGES: folder, NODE_ENV: 'production' },
  });
  const { server, port } = await serveFolder(outDir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags, ...flags] });
  try {
    return await task(browser, getOrigin(port));
  } finally {
    await browser.close();
    server.close();
  }
}

/** Opens a page of a benchmark and waits until it offers what is measured under a name of its window. */
export async function openPage(
  browser: Browser,
  url: string,
  offers: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  page.on('pageerror', (error) => console.error(`${url}: ${error.message}`));
  await page.goto(url);
  await page.waitForFunction((name) => name in window, offers);
  return page;
}
