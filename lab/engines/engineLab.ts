import { chromium, firefox, webkit } from 'playwright';
import { findBrowser } from '@etherpilot/testkit/browser';
import { type EngineName, hasPlaywrightWebKit, launchOptionsOf, systemWebKit } from '@etherpilot/testkit/engines';
import { type Sandbox, twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { getOrigin, startPreview } from '@etherpilot/testkit/servers';
import { withSystemWebKit } from './webdriver.ts';
import { drivenPage, type EnginePage, playwrightPage } from './enginePage.ts';

/** The built app with a server of its own, and a page of an engine. */
export interface EngineLab {
  readonly page: EnginePage;
  /** The origin of the app. */
  readonly web: string;
  readonly sandbox: Sandbox;
}

/** Something that is done in an engine; it throws when the app does not behave. */
export interface Walk {
  readonly name: string;
  /** The widths of the page (px). */
  readonly widths: readonly number[];
  /** The engines it is for. Default: all. */
  readonly engines?: readonly EngineName[];
  readonly run: (lab: EngineLab) => Promise<void>;
}

export interface WalkOutcome {
  readonly name: string;
  readonly width: number;
  /** Why it failed. */
  readonly problem?: string;
}

const HEIGHT = 900;

/** Does each walk at each of its widths in an engine, with a session and a server that start anew each time. */
export async function runWalks(engine: EngineName, build: string, walks: readonly Walk[]): Promise<WalkOutcome[]> {
  const outcomes: WalkOutcome[] = [];
  const ports = await twoPorts();
  const web = getOrigin(ports.web);
  await withSandbox(ports, {}, (sandbox) =>
    withProgram(startPreview(ports, { outDir: build, output: 'errors' }), web, async () => {
      for (const { name, widths, run } of walks.filter(({ engines }) => engines?.includes(engine) ?? true)) {
        for (const width of widths) {
          // oxlint-disable-next-line no-await-in-loop -- one browser at a time
          const problem = await problemOf(() =>
            withEnginePage(engine, width, async (page) => run({ page, web, sandbox })),
          );
          // oxlint-disable-next-line no-await-in-loop -- the next walk starts with an untouched server
          await sandbox.reset();
          outcomes.push({ name, width, ...(problem !== undefined && { problem }) });
        }
      }
    }),
  );
  return outcomes;
}

/** Starts an engine, runs a task in a new page of it, and ends it. */
export async function withEnginePage<T>(
  engine: EngineName,
  width: number,
  task: (page: EnginePage) => Promise<T>,
): Promise<T> {
  const system = engine === 'webkit' && !hasPlaywrightWebKit() ? systemWebKit() : undefined;
  if (system) {
    return withSystemWebKit(system, async (window) => {
      await window.resize(width, HEIGHT);
      return task(drivenPage(window));
    });
  }
  if (engine === 'chromium') await findBrowser();
  const browser = await { chromium, firefox, webkit }[engine].launch(launchOptionsOf(engine));
  try {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    return await task(playwrightPage(engine, page));
  } finally {
    await browser.close();
  }
}

async function problemOf(task: () => Promise<void>): Promise<string | undefined> {
  try {
    await task();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
