import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { mustRun, program, root } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../staticServer.ts';

/** Frames as fast as they can be drawn: waiting for the next one would hide what a change costs. */
export const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Builds what a benchmark runs for production, as `lab/bench/<name>/vite.config.ts` says. */
export async function buildBench(name: string, folder: string): Promise<void> {
  const options = [
    '--config',
    `lab/bench/${name}/vite.config.ts`,
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  await mustRun([program('vite/bin/vite.js'), 'build', ...options]);
}

/** Builds the pages of a benchmark for production, serves them and runs a task with a browser. */
export async function withPages<T>(
  name: string,
  flags: readonly string[],
  task: (browser: Browser, origin: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(root, `.reports/bench/${name}-pages`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await buildBench(name, folder);
  const { server, port } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags, ...flags] });
  try {
    return await task(browser, getOrigin(port), folder);
  } finally {
    await browser.close();
    server.close();
  }
}
