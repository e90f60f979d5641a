import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, findShell } from '@etherpilot/testkit/browser';
import { buildWeb } from '@etherpilot/testkit/builds';
import type { EngineName } from '@etherpilot/testkit/engines';
import { twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { getOrigin, startPreview } from '@etherpilot/testkit/servers';
import { withEnginePage } from './engineLab.ts';
import type { EnginePage } from './enginePage.ts';
import { signIn } from './smoke.ts';
import { openView, type View, views } from './views.ts';

/** The widths of a desk and of a phone (px). */
const WIDTHS = [1440, 390] as const;
/** Long enough to draw what follows the size of the window (ms). */
const DRAWING_MS = 500;
/** No picture is higher (px), so that those of long histories can be looked at side by side. */
const MAX_HEIGHT = 2_400;

interface Picture {
  readonly engine: EngineName;
  readonly png: Buffer;
}

/** What is on one sheet: a screen at a width, in each engine. */
type Sheets = Map<string, Picture[]>;

/**
 * Photographs the screens in each engine and joins the pictures of each screen and width, side by side, into a sheet in a
 * folder. Resolves with the paths of the sheets.
 */
export async function takePictures(folder: string, engines: readonly EngineName[]): Promise<string[]> {
  const build = await mkdtemp(join(tmpdir(), 'pictures-'));
  const sheets: Sheets = new Map();
  try {
    await buildWeb({ outDir: build });
    // oxlint-disable-next-line no-await-in-loop -- one browser at a time
    for (const engine of engines) await photograph(engine, build, sheets);
    return await joinSheets(folder, sheets);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

async function photograph(engine: EngineName, build: string, sheets: Sheets): Promise<void> {
  const ports = await twoPorts();
  const web = getOrigin(ports.web);
  const take = async (page: EnginePage, width: number, view: View) => {
    await page.resize(width, 900);
    await openView(page, web, view);
    const height = await page.run(() => document.documentElement.scrollHeight);
    await page.resize(width, Math.min(Math.max(height, 900), MAX_HEIGHT));
    await new Promise((resolve) => setTimeout(resolve, DRAWING_MS));
    const name = `${view.name}-${width}`;
    sheets.set(name, [...(sheets.get(name) ?? []), { engine, png: await page.picture() }]);
  };
  await withSandbox(ports, {}, () =>
    withProgram(startPreview(ports, { outDir: build, output: 'errors' }), web, async () => {
      for (const width of WIDTHS) {
        // oxlint-disable-next-line no-await-in-loop -- one browser at a time
        await withEnginePage(engine, width, async (page) => {
          // oxlint-disable-next-line no-await-in-loop -- one screen after the other
          for (const view of views.filter(({ isPublic }) => isPublic)) await take(page, width, view);
          await page.resize(width, 900);
          await signIn(page, web);
          // oxlint-disable-next-line no-await-in-loop -- one screen after the other
          for (const view of views.filter(({ isPublic }) => !isPublic)) await take(page, width, view);
        });
      }
    }),
  );
}

async function joinSheets(folder: string, sheets: Sheets): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findShell(), args: [...browserFlags] });
  const paths: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    for (const [name, pictures] of sheets) {
      const columns = pictures.map(
        ({ engine, png }) =>
          `<figure><figcaption>${engine}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      );
      // oxlint-disable-next-line no-await-in-loop -- one sheet after the other
      await page.setContent(
        `<style>body { margin: 0; display: inline-flex; align-items: start; gap: 16px; font: 20px sans-serif; background: #fff }
        figure { margin: 0 } img { display: block }</style>${columns.join('')}`,
      );
      const path = join(folder, `${name}.png`);
      // oxlint-disable-next-line no-await-in-loop -- one sheet after the other
      await page.locator('body').screenshot({ path });
      for (const { engine, png } of pictures) {
        // oxlint-disable-next-line no-await-in-loop -- one picture after the other
        await writeFile(join(folder, `${name}.${engine}.png`), png);
      }
      paths.push(path);
    }
  } finally {
    await browser.close();
  }
  return paths;
}
