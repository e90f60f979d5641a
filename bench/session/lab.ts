import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { controlHeaders } from '../../apps/sandbox-api/src/controlHeaders.ts';
import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import type { Fault } from '../../apps/sandbox-api/src/simulation/faults.ts';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { buildWeb } from '../../scripts/builds.ts';
import { answers, freePort, root, stop } from '../../scripts/processes.ts';
import { originOf, type Ports, startPreview, startSandbox } from '../../scripts/servers.ts';
import { createRequestLog, type RequestLog } from './requestLog.ts';

/** A tab in the background runs as one in front: nobody's timers are slowed down, no renderer is put to sleep. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

/** The account all tabs are signed in with: it has something in every list. */
export const EMAIL = 'rich@sandbox.test';

/** A sandbox server of one's own, its controls, and what it has answered so far. */
export interface Sandbox {
  readonly origin: string;
  readonly log: RequestLog;
  /** Brings the log up to date. */
  readLog(): Promise<void>;
  /** Moves the server's clock forward. */
  advanceClock(advanceMs: number): Promise<void>;
  /** From now on every answer of this kind comes so much later. */
  delay(method: string, path: string, delayMs: number): Promise<void>;
  arm(fault: Fault): Promise<void>;
  /** Takes back what is armed. */
  disarm(): Promise<void>;
  /** From now on lists come in pages of so many records; `null` sends them whole. */
  paginate(pageSize: number | null): Promise<void>;
  books(email: string): Promise<Books>;
}

/** The built app, its server and a browser before both. */
export interface Lab {
  readonly context: BrowserContext;
  /** The origin of the app. */
  readonly web: string;
  readonly sandbox: Sandbox;
}

/** Builds the app into a folder of its own and runs a task with it, a sandbox server and a browser. */
export async function withBuiltApp<T>(
  name: string,
  env: Readonly<Record<string, string>>,
  task: (lab: Lab) => Promise<T>,
): Promise<T> {
  const outDir = join(root, '.reports', name);
  await buildWeb({ outDir });
  const ports = await twoPorts();
  const web = originOf(ports.web);
  return withSandbox(ports, env, (sandbox) =>
    withProgram(startPreview(ports, { outDir, output: 'errors' }), web, () =>
      withBrowser((context) => task({ context, web, sandbox })),
    ),
  );
}

export async function twoPorts(): Promise<Ports> {
  const [api, web] = [await freePort(), await freePort()];
  if (!api || !web) throw new Error('No port of 127.0.0.1 is free.');
  return { api, web };
}

/** Runs a task with a sandbox server in memory, which is stopped afterwards. */
export async function withSandbox<T>(
  ports: Ports,
  env: Readonly<Record<string, string>>,
  task: (sandbox: Sandbox) => Promise<T>,
): Promise<T> {
  const child = startSandbox(ports, { DATABASE: ':memory:', SANDBOX_CONTROL: '1', ...env }, { output: 'errors' });
  return withProgram(child, `${originOf(ports.api)}/api/`, () => task(controlsOf(originOf(ports.api))));
}

/** Runs a task once a program answers, and ends the program afterwards. */
export async function withProgram<T>(child: ChildProcess, url: string, task: () => Promise<T>): Promise<T> {
  try {
    await answers(url, child);
    return await task();
  } finally {
    await stop(child);
  }
}

function controlsOf(origin: string): Sandbox {
  const log = createRequestLog();
  // The sandbox ends a connection nobody has used for 5 s, perhaps at the moment somebody does.
  const headers = { ...controlHeaders, connection: 'close', 'content-type': 'application/json' };
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${origin}/sandbox/${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  async function post(path: string, body: object): Promise<void> {
    await ask(path, { method: 'POST', body: JSON.stringify(body) });
  }
  const arm = (fault: Fault) => post('faults', fault);
  return {
    origin,
    log,
    async readLog() {
      log.take(await (await ask('requests')).json());
    },
    advanceClock: (advanceMs) => post('clock', { advanceMs }),
    delay: (method, path, delayMs) => arm({ method, path, delayMs, times: Number.MAX_SAFE_INTEGER }),
    arm,
    disarm: async () => void (await ask('faults', { method: 'DELETE' })),
    paginate: (pageSize) => post('settings', { pageSize }),
    books: async (email) => (await ask(`books?email=${encodeURIComponent(email)}`)).json(),
  };
}

/** Runs a task with one browser profile, and closes the browser afterwards. */
export async function withBrowser<T>(task: (context: BrowserContext, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags, ...awake] });
  try {
    return await task(await browser.newContext(), browser);
  } finally {
    await browser.close();
  }
}

/** How many processes draw pages: tabs of one process would share memory, and their storage would never lag behind. */
export async function countRenderers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').length;
}

/** Bytes of a page's JavaScript heap after its garbage is gone. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Twice: what the first round finalises is free only in the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
