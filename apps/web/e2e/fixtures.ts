import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type ConsoleMessage,
  expect,
} from '@playwright/test';
import { controlHeaders } from '../../sandbox-api/src/controlHeaders.js';
import { test as base } from './servers.js';

/** What an endpoint of the sandbox shall do instead of, or before, answering. */
export interface Fault {
  readonly method: string;
  /** With `/api` in front and its closing slash, for instance `/api/bots/`. */
  readonly path: string;
  /** The answer's status; left out, the real answer comes, delayed. */
  readonly status?: number;
  /** The server does what was asked before it answers `status`. */
  readonly commits?: boolean;
  readonly delayMs?: number;
  /** Between what was asked and the answer. */
  readonly delayAfterMs?: number;
  /** How many calls it meets, 1 when left out. */
  readonly times?: number;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Breaks the connection before the server has acted, or after it has; resets it; or sends half of the answer. */
  readonly cut?: 'before' | 'after' | 'reset' | 'truncated';
  /** `false` leaves out the headers that let a page of another origin read the answer. */
  readonly cors?: boolean;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The sandbox server's controls. Every journey begins with a fresh sandbox: no faults, the present time, the scenario accounts. */
export interface SandboxControl {
  /** Moves the server's clock forward. */
  advanceClock(advanceMs: number): Promise<void>;
  /** The server's time, in ms since the epoch. */
  now(): Promise<number>;
  armFault(fault: Fault): Promise<void>;
  /** Where something was armed since the journey began. */
  readonly armedPaths: ReadonlySet<string>;
  /** Takes back what is armed. */
  disarmFaults(): Promise<void>;
  /** From now on lists come in pages of so many records; `null` sends them whole. */
  paginate(pageSize: number | null): Promise<void>;
  /** The calls seen since the journey began, oldest first, optionally of one endpoint. */
  requests(of?: { readonly method?: string; readonly path?: string }): Promise<readonly SeenRequest[]>;
}

interface Fixtures {
  /**
   * Whether pages fetch the code of all other screens while idle, as they do unless the browser asks to save data. Most
   * journeys do without: their files are counted, or their connection is lost, for what the user has opened.
   */
  readonly preloadsScreens: boolean;
  readonly api: SandboxControl;
  /** Says that the page will log exactly this many failed responses more; a line on the console nobody expects fails the journey. */
  readonly expectFailedResponses: (count: number) => void;
  /** Says that the page will complain of this, once or several times. */
  readonly expectComplaint: (words: string) => void;
  readonly consoleGuard: { failedResponses: number; readonly complaints: string[] };
}

export const test = base.extend<Fixtures>({
  preloadsScreens: [false, { option: true }],

  context: async ({ context, preloadsScreens }, use) => {
    if (!preloadsScreens) {
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
      );
    }
    await use(context);
  },

  api: [
    async ({ request, servers }, use) => {
      const send = (control: string, data: object = {}) => post(request, `${servers.api}/sandbox/${control}`, data);
      await send('reset');
      const armedPaths = new Set<string>();
      await use({
        armedPaths,
        advanceClock: async (advanceMs) => void (await send('clock', { advanceMs })),
        now: async () => {
          const { now }: { now: number } = await (await send('clock', { advanceMs: 0 })).json();
          return now;
        },
        armFault: async (fault) => {
          armedPaths.add(fault.path);
          await send('faults', fault);
        },
        disarmFaults: async () => void (await request.delete(`${servers.api}/sandbox/faults`, { headers })),
        paginate: async (pageSize) => void (await send('settings', { pageSize })),
        requests: async ({ method, path } = {}) => {
          const answer = await request.get(`${servers.api}/sandbox/requests`, { headers });
          const seen: SeenRequest[] = await answer.json();
          return seen.filter(
            (entry) => (method ?? entry.method) === entry.method && (path ?? entry.path) === entry.path,
          );
        },
      });
    },
    { auto: true },
  ],

  consoleGuard: [
    async ({ context }, use, testInfo) => {
      const guard = { failedResponses: 0, complaints: [] as string[] };
      const record = recordConsole(context);
      await use(guard);
      const isExpected = (line: string) => guard.complaints.some((words) => line.includes(words));
      expect(
        record.messages.filter((line) => !isExpected(line)),
        'what the page has complained about',
      ).toEqual([]);
      // A journey that has failed may have stopped short of declaring them.
      if (testInfo.errors.length > 0) return;
      expect(record.failedResponses, 'failed responses the browser has logged').toBe(guard.failedResponses);
      const missing = guard.complaints.filter((words) => !record.messages.some((line) => line.includes(words)));
      expect(missing, 'what the page should have complained about').toEqual([]);
    },
    { auto: true },
  ],

  expectFailedResponses: async ({ consoleGuard }, use) => {
    await use((count) => {
      consoleGuard.failedResponses += count;
    });
  },

  expectComplaint: async ({ consoleGuard }, use) => {
    await use((words) => {
      consoleGuard.complaints.push(words);
    });
  },
});

export { expect };

/** What the pages of a context have complained of so far, uncaught errors too, and how many failed responses the browser has logged. */
export interface ConsoleRecord {
  readonly messages: readonly string[];
  readonly failedResponses: number;
  /** Each of them. */
  readonly failures: readonly LoggedFailure[];
}

/** A failed response, as the browser logs it. */
export interface LoggedFailure {
  readonly path: string;
  /** `null` when there was no answer the page may read. */
  readonly status: number | null;
  /** The browser knows of no connection at all. */
  readonly isOffline: boolean;
}

function toLoggedFailure(message: ConsoleMessage): LoggedFailure {
  const [, status] = /with a status of (\d{3})/.exec(message.text()) ?? [];
  return {
    path: new URL(message.location().url).pathname,
    status: status === undefined ? null : Number(status),
    isOffline: message.text().includes('ERR_INTERNET_DISCONNECTED'),
  };
}

/** Listens to the pages of a context. Journeys have this by themselves; a browser a journey starts of its own needs it. */
export function recordConsole(context: BrowserContext): ConsoleRecord {
  const record = { messages: [] as string[], failedResponses: 0, failures: [] as LoggedFailure[] };
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser's own line about a response, not one the product has written.
    if (message.text().startsWith('Failed to load resource')) {
      record.failedResponses += 1;
      record.failures.push(toLoggedFailure(message));
    } else record.messages.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (problem) =>
    record.messages.push(`uncaught: ${problem.error().stack ?? problem.error().message}`),
  );
  return record;
}

/** The sandbox ends a connection nobody has used for 5 s, perhaps at the moment somebody does. */
const headers = { ...controlHeaders, connection: 'close' };

async function post(request: APIRequestContext, url: string, data: object): Promise<APIResponse> {
  const answer = await request.post(url, { data, headers });
  if (!answer.ok()) throw new Error(`The sandbox refused ${url}: ${answer.status()} ${await answer.text()}`);
  return answer;
}
