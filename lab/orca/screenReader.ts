import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Page, chromium } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import type { SystemOrca } from '@etherpilot/testkit/engines';
import { stop } from '@etherpilot/testkit/processes';
import { firstOutput, startScreen } from '../screen.ts';
import type { Utterance } from './transcript.ts';

/** A page in a window of Chromium, and what Orca says of it. */
export interface HeardPage {
  readonly page: Page;
  /** Everything that was said so far. It grows. */
  readonly heard: readonly Utterance[];
  /** Resolves at the next utterance. */
  readonly nextUtterance: () => Promise<void>;
}

/** Starts Orca and Chromium on a screen and a message bus of their own, runs a task in its page, and ends all of them. */
export async function withScreenReader<T>(
  { python, xvfb, bus }: SystemOrca,
  task: (heardPage: HeardPage) => Promise<T>,
): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'orca-'));
  const children: ChildProcess[] = [];
  try {
    const display = await startScreen(xvfb, children);
    const own = { DISPLAY: display, HOME: home, LANG: 'C.UTF-8' };
    const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home };
    const env: Record<string, string> = { ...omitUndefined(process.env), ...own, ...folders };
    const daemon = spawn(bus, ['--session', '--nofork', '--print-address'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.unshift(daemon);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstOutput(daemon, daemon.stdout);
    const orca = spawn(python, [join(import.meta.dirname, 'record_speech.py'), home], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.unshift(orca);
    const { heard, nextUtterance } = listen(orca);
    // It says that it is there.
    await nextUtterance();
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      headless: false,
      env,
      args: [...browserFlags, '--force-renderer-accessibility', '--window-size=1440,1000'],
    });
    try {
      const context = await browser.newContext({ viewport: null, reducedMotion: 'reduce' });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      return await task({ page: await context.newPage(), heard, nextUtterance });
    } finally {
      await browser.close();
    }
  } finally {
    for (const child of children) {
      // oxlint-disable-next-line no-await-in-loop -- the screen ends after what is on it
      await stop(child);
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

function omitUndefined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function listen(orca: ChildProcess): Pick<HeardPage, 'heard' | 'nextUtterance'> {
  if (!orca.stdout) throw new Error('Orca has no output.');
  const heard: Utterance[] = [];
  let next = Promise.withResolvers<void>();
  createInterface(orca.stdout).on('line', (line) => {
    const said: Pick<Utterance, 'text' | 'isLive'> = JSON.parse(line);
    heard.push({ ...said, at: performance.now() });
    next.resolve();
    next = Promise.withResolvers();
  });
  orca.once('exit', () => {
    // Nobody may be waiting, as at the end.
    next.promise.catch(() => {});
    next.reject(new Error('Orca has ended.'));
  });
  return { heard, nextUtterance: () => next.promise };
}
