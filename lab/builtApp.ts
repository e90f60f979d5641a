import type { ChildProcess } from 'node:child_process';
import type { BrowserContext, Page } from 'playwright';
import { controlHeaders } from '../apps/sandbox-api/src/controlHeaders.ts';
import type { Books } from '../apps/sandbox-api/src/routes/books.ts';
import { SCENARIO_PASSWORD } from '../apps/sandbox-api/src/scenarios.ts';
import type { Fault } from '../apps/sandbox-api/src/simulation/faults.ts';
import type { ListBehavior } from '../apps/sandbox-api/src/simulation/listBehavior.ts';
import { withBrowser } from '@etherpilot/testkit/browser';
import { builtWeb } from '@etherpilot/testkit/builtWeb';
import { answers, reservePort, stop } from '@etherpilot/testkit/processes';
import { getOrigin, type Ports, startPreview, startSandbox } from '@etherpilot/testkit/servers';

/** The account all tabs are signed in with: none of its lists is empty. */
export const EMAIL = 'rich@sandbox.test';

/** Signs in, and waits for the first screen. */
export async function signIn(page: Page, web: string, email = EMAIL, password = SCENARIO_PASSWORD): Promise<void> {
  await page.goto(`${web}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 30_000 });
}

/** The controls of a separate sandbox server. */
export type Sandbox = ReturnType<typeof createControls>;

/** The built app, its server and a browser. */
export interface Lab {
  readonly context: BrowserContext;
  /** The origin of the app. */
  readonly web: string;
  readonly sandbox: Sandbox;
}

/** Runs a task with the built app, a sandbox server and a browser. */
export function withBuiltApp<T>(env: Readonly<Record<string, string>>, task: (lab: Lab) => Promise<T>): Promise<T> {
  return withServedApp(env, (served) => withBrowser((context) => task({ context, ...served })));
}

/** Runs a task with the built app and a sandbox server. */
export async function withServedApp<T>(
  env: Readonly<Record<string, string>>,
  task: (served: Omit<Lab, 'context'>) => Promise<T>,
): Promise<T> {
  const outDir = await builtWeb();
  const ports = await twoPorts();
  const web = getOrigin(ports.web);
  return withSandbox(ports, env, (sandbox) =>
    withProgram(startPreview(ports, { outDir, output: 'errors' }), web, () => task({ web, sandbox })),
  );
}

export async function twoPorts(): Promise<Ports> {
  return { api: await reservePort(), web: await reservePort() };
}

/** Runs a task with a sandbox server in memory, which is stopped afterwards. */
export async function withSandbox<T>(
  ports: Ports,
  env: Readonly<Record<string, string>>,
  task: (sandbox: Sandbox) => Promise<T>,
): Promise<T> {
  const child = startSandbox(ports, { DATABASE: ':memory:', SANDBOX_CONTROL: '1', ...env }, { output: 'errors' });
  return withProgram(child, `${getOrigin(ports.api)}/api/`, () => task(createControls(getOrigin(ports.api))));
}

/** Runs a task once a program answers, and stops the program afterwards. */
export async function withProgram<T>(child: ChildProcess, url: string, task: () => Promise<T>): Promise<T> {
  try {
    await answers(url, child);
    return await task();
  } finally {
    await stop(child);
  }
}

function createControls(origin: string) {
  // The sandbox closes a connection that is idle for 5 s, perhaps just as it is reused.
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
    /** Moves the server's clock forward. */
    advanceClock: (advanceMs: number) => post('clock', { advanceMs }),
    /** Delays every answer of this kind from now on (ms). */
    delay: (method: string, path: string, delayMs: number) =>
      arm({ method, path, delayMs, times: Number.MAX_SAFE_INTEGER }),
    arm,
    /** Disarms all faults. */
    disarm: async () => void (await ask('faults', { method: 'DELETE' })),
    /** Forgets everything but the scenarios' accounts. */
    reset: () => post('reset', {}),
    /** From now on lists come in pages of so many records; `null` sends them whole. */
    paginate: (pageSize: number | null) => post('settings', { pageSize }),
    /** From now on lists differ from what is stored in this way; what is not named is as usual. */
    spoilLists: (behavior: Partial<ListBehavior>) => post('lists', behavior),
    books: async (email: string): Promise<Books> => (await ask(`books?email=${encodeURIComponent(email)}`)).json(),
  };
}

/** Bytes of a page's JavaScript heap after garbage collection. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Twice: what the first pass finalizes is freed only in the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
