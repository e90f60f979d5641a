import type { ChildProcess } from 'node:child_process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { controlHeaders } from '../../apps/sandbox-api/src/controlHeaders.ts';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { answers, freePort, stop } from '../../scripts/processes.ts';
import { originOf, type Ports, startSandbox } from '../../scripts/servers.ts';
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
  return {
    origin,
    log,
    async readLog() {
      log.take(await (await ask('requests')).json());
    },
    advanceClock: (advanceMs) => post('clock', { advanceMs }),
    delay: (method, path, delayMs) => post('faults', { method, path, delayMs, times: Number.MAX_SAFE_INTEGER }),
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
