import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemWebKit } from '@etherpilot/testkit/engines';
import { answers, reservePort, stop } from '@etherpilot/testkit/processes';
import { startScreen } from '../screen.ts';

/** What WebDriver calls an element when it answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element, as a script gets it and returns it. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** A window of a browser, driven by the W3C protocol. */
export interface DrivenWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and awaits its result; it sees nothing but its arguments. */
  run<Args extends readonly unknown[], T>(script: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
}

/** Longer than any script of a page takes (ms). */
const SCRIPT_LIMIT_MS = 90_000;

/** Small enough parts that MiniBrowser can be as narrow as a phone. */
const GTK_CSS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(.1); }';
/** WebKit asks GTK whether the person wants less motion, and whether scrollbars lie above the page. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\ngtk-overlay-scrolling=1\n';

/** Starts Debian's WebKit on a screen of its own, runs a task in its window, and ends both. */
export async function withSystemWebKit<T>(
  { driver, xvfb, browser }: SystemWebKit,
  task: (window: DrivenWindow) => Promise<T>,
): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const children: ChildProcess[] = [];
  try {
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0/gtk.css'), GTK_CSS);
    await writeFile(join(home, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
    const display = await startScreen(xvfb, children);
    const port = await reservePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // There is no graphics card to draw with.
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    children.unshift(child);
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/status`, child);
    const { sessionId } = (await send('POST', `${origin}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    })) as { sessionId: string };
    const session = `${origin}/session/${sessionId}`;
    await send('POST', `${session}/timeouts`, { script: SCRIPT_LIMIT_MS });
    try {
      return await task(windowOf(session));
    } finally {
      await send('DELETE', session).catch(() => {});
    }
  } finally {
    for (const child of children) {
      // oxlint-disable-next-line no-await-in-loop -- the screen ends after the browser on it
      await stop(child);
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

function windowOf(session: string): DrivenWindow {
  const post = (path: string, body: object = {}) => send('POST', `${session}/${path}`, body);
  return {
    open: async (url) => void (await post('url', { url })),
    async resize(width, height) {
      await post('window/rect', { width, height });
      // The toolbar takes some of it, and the page hears of its new size later.
      const inner = (await post('execute/sync', { script: 'return innerHeight', args: [] })) as number;
      await post('window/rect', { width, height: 2 * height - inner });
      const reached = await this.run(untilSized, width, height);
      if (reached !== width) throw new Error(`The window is ${String(reached)} px wide instead of ${width} px.`);
    },
    async run(script, ...args) {
      return (await post('execute/sync', {
        script: `return (${script.toString()}).apply(null, arguments)`,
        args,
      })) as never;
    },
    click: async (element) => void (await post(`element/${element[ELEMENT]}/click`)),
    type: async (element, text) => void (await post(`element/${element[ELEMENT]}/value`, { text })),
  };
}

/** Runs in the page: waits until it has a size, at most 3 s, and resolves with its width. */
async function untilSized(width: number, height: number): Promise<number> {
  const end = Date.now() + 3_000;
  while (Date.now() < end) {
    if (innerWidth === width && innerHeight === height) break;
    // oxlint-disable-next-line no-await-in-loop -- looks again and again
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return innerWidth;
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value;
}
