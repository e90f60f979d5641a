import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { twoPorts, withProgram, withSandbox } from '../../builtApp.ts';
import { root } from '@etherpilot/testkit/processes';
import { getOrigin, startPreview } from '@etherpilot/testkit/servers';
import { type BuiltApp, buildApp } from '../builtApp.ts';
import type { Verdict } from '../verdict.ts';
import { weighPage, withoutScripts } from './bytes.ts';
import { judgeFirstLoad, type PageSamples } from './goals.ts';
import { weighLibraries } from './libraries.ts';
import { visit } from './visit.ts';

/** The measured pages and their files in the build. */
const pages = { '/': 'index.html', '/login': 'login/index.html' } as const;

/** Measures the first load of the built app on a slow phone, beside the same pages without their scripts. */
export async function benchFirstLoad(rounds: number): Promise<readonly Verdict[]> {
  const app = await buildApp();
  const [bare, libraries] = [await makeBare(app), await weighLibraries()];
  const [ports, other] = [await twoPorts(), await twoPorts()];
  const [ours, theirs] = [getOrigin(ports.web), getOrigin(other.web)];
  const serve = (outDir: string, web: number) => startPreview({ api: ports.api, web }, { outDir, output: 'errors' });
  return withSandbox(ports, { NODE_ENV: 'development' }, () =>
    withProgram(serve(app.folder, ports.web), ours, () =>
      withProgram(serve(bare, other.web), theirs, async () => {
        const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
        try {
          return judgeFirstLoad(await sampleAll(browser, { ours, bare: theirs }, app, rounds), libraries);
        } finally {
          await browser.close();
        }
      }),
    ),
  );
}

/** The build with pages that have no scripts. */
async function makeBare({ folder }: BuiltApp): Promise<string> {
  const bare = join(root, '.reports/bench/web-without-scripts');
  await rm(bare, { recursive: true, force: true });
  await cp(folder, bare, { recursive: true });
  for (const file of Object.values(pages)) {
    const place = join(bare, file);
    // oxlint-disable-next-line no-await-in-loop -- two files
    await writeFile(place, withoutScripts(await readFile(place, 'utf8')));
  }
  return bare;
}

async function sampleAll(
  browser: Browser,
  origins: Readonly<Record<'ours' | 'bare', string>>,
  { folder }: BuiltApp,
  rounds: number,
): Promise<readonly PageSamples[]> {
  const all: PageSamples[] = [];
  /* oxlint-disable no-await-in-loop -- one page at a time, or they would slow each other */
  for (const [path, file] of Object.entries(pages)) {
    const samples: PageSamples = { path, ours: [], bare: [], bytes: weighPage(folder, file) };
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}: first load of ${path}\n`);
      for (const subject of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const))
        samples[subject].push(await visit(browser, origins[subject] + path));
    }
    const headings = new Set([...samples.ours, ...samples.bare].map(({ heading }) => heading));
    if (headings.size !== 1 || headings.has('')) throw new Error(`${path} is not the same page without its scripts.`);
    all.push(samples);
  }
  /* oxlint-enable no-await-in-loop */
  return all;
}
