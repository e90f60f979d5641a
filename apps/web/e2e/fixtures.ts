import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { controlHeaders } from '../../sandbox-api/src/controlHeaders.js';
import type { Books } from '../../sandbox-api/src/routes/books.js';
import { test as base } from './servers.js';

/** A fault to inject into a sandbox endpoint. */
export interface Fault {
  readonly method: string;
  /** With the `/api` prefix and trailing slash, for example `/api/bots/`. */
  readonly path: string;
  /** The response status. Omit it to hold or delay the real response. */
  readonly status?: number;
  /** Whether the server carries out the request before it answers `status`. */
  readonly commits?: boolean;
  /** Holds the call, before the server handles it, until `release`. */
  readonly held?: boolean;
  readonly delayMs?: number;
  /** The delay between carrying out the request and responding (ms). */
  readonly delayAfterMs?: number;
  /** How many calls it affects. Default: 1. */
  readonly times?: number;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Closes the connection before or after the server has acted, resets it, or truncates the response. */
  readonly cut?: 'before' | 'after' | 'reset' | 'truncated';
  /** `false` omits the CORS headers. */
  readonly cors?: boolean;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Controls the sandbox server. Each journey starts with a fresh sandbox: no faults, the current time, the scenario accounts. */
export interface SandboxControl {
  /** Advances the server's clock (ms). */
  advanceClock(advanceMs: number): Promise<void>;
  /** The server's time (ms since the epoch). */
  now(): Promise<number>;
  armFault(fault: Fault): Promise<void>;
  /** The paths that had a fault since the journey started. */
  readonly armedPaths: ReadonlySet<string>;
  /** Waits until each armed fault has met a call, which the server has then received even if the page gives it up. */
  untilFaultsMet(): Promise<void>;
  /** Lets go the calls that are held. */
  release(): Promise<void>;
  /** Removes all faults. */
  disarmFaults(): Promise<void>;
  /** Sets the page size of lists; `null` turns pagination off. */
  paginate(pageSize: number | null): Promise<void>;
  /** The calls answered since the journey started, oldest first, optionally of one endpoint. */
  requests(of?: { readonly method?: string; readonly path?: string }): Promise<readonly SeenRequest[]>;
  /** Everything the server has stored for an account. */
  books(email: string): Promise<Books>;
}

interface Fixtures {
  /**
   * Whether idle pages preload the code of all other screens. Off by default, because many journeys count requests or
   * go offline.
   */
  readonly preloadsScreens: boolean;
  readonly api: SandboxControl;
  /** Expects exactly this many more failed responses in the console. Unexpected console messages fail the journey. */
  readonly expectFailedResponses: (count: number) => void;
  /**
   * Allows any number of some of them, by default refusals of a token, where how many there are is chance: the app may have given
   * a call up before its answer.
   */
  readonly allowFailedResponses: (isAllowed?: (failure: LoggedFailure) => boolean) => void;
  /** Expects a console error or warning that contains this text, at least once. */
  readonly expectConsoleMessage: (text: string) => void;
  readonly consoleGuard: {
    failedResponses: number;
    isAllowed: (failure: LoggedFailure) => boolean;
    readonly expectedTexts: string[];
  };
}

/** What is read aloud repeats what is shown: texts are looked for outside of the live regions. */
function leaveOutSpokenTexts(page: Page): void {
  const getByText = page.getByText.bind(page);
  page.getByText = (...args) => getByText(...args).and(page.locator(':not([data-ep-live] *)'));
}

export const test = base.extend<Fixtures>({
  preloadsScreens: [false, { option: true }],

  context: async ({ context, preloadsScreens }, use) => {
    if (!preloadsScreens) {
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
      );
    }
    // Which of the changes Stryker has built in is on, as it asks for it where there is a process.
    const activeMutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (activeMutant !== undefined)
      await context.addInitScript(`globalThis.__stryker__ = { activeMutant: '${activeMutant}' }`);
    context.on('page', leaveOutSpokenTexts);
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
        untilFaultsMet: () =>
          expect
            .poll(async (): Promise<unknown> =>
              (await request.get(`${servers.api}/sandbox/faults`, { headers })).json(),
            )
            .toEqual([]),
        release: async () => void (await send('release')),
        disarmFaults: async () => void (await request.delete(`${servers.api}/sandbox/faults`, { headers })),
        paginate: async (pageSize) => void (await send('settings', { pageSize })),
        requests: async ({ method, path } = {}) => {
          const response = await request.get(`${servers.api}/sandbox/requests`, { headers });
          const seen: SeenRequest[] = await response.json();
          return seen.filter(
            (entry) => (method ?? entry.method) === entry.method && (path ?? entry.path) === entry.path,
          );
        },
        books: async (email) => {
          const path = `sandbox/books?email=${encodeURIComponent(email)}`;
          return (await request.get(`${servers.api}/${path}`, { headers })).json();
        },
      });
    },
    { auto: true },
  ],

  consoleGuard: [
    async ({ context }, use, testInfo) => {
      const guard: Fixtures['consoleGuard'] = { failedResponses: 0, isAllowed: () => false, expectedTexts: [] };
      const record = recordConsole(context);
      await use(guard);
      const isExpected = (message: string) => guard.expectedTexts.some((text) => message.includes(text));
      expect(
        record.messages.filter((message) => !isExpected(message)),
        'unexpected console messages',
      ).toEqual([]);
      // A journey that failed may have stopped before it declared them.
      if (testInfo.errors.length > 0) return;
      const failures = record.failures.filter((failure) => !guard.isAllowed(failure));
      expect(failures, 'failed responses in the console').toHaveLength(guard.failedResponses);
      const missing = guard.expectedTexts.filter((text) => !record.messages.some((message) => message.includes(text)));
      expect(missing, 'missing console messages').toEqual([]);
    },
    { auto: true },
  ],

  expectFailedResponses: async ({ consoleGuard }, use) => {
    await use((count) => {
      consoleGuard.failedResponses += count;
    });
  },

  allowFailedResponses: async ({ consoleGuard }, use) => {
    await use((isAllowed = ({ status }) => status === 401) => {
      consoleGuard.isAllowed = isAllowed;
    });
  },

  expectConsoleMessage: async ({ consoleGuard }, use) => {
    await use((text) => {
      consoleGuard.expectedTexts.push(text);
    });
  },
});

export { expect };

/** The console errors, warnings and uncaught errors of a context's pages so far. Failed responses are counted apart. */
export interface ConsoleRecord {
  readonly messages: readonly string[];
  readonly failures: readonly LoggedFailure[];
}

/** A failed response, as the browser logs it to the console. */
export interface LoggedFailure {
  readonly path: string;
  /** `null` when there was no response or the page may not read it. */
  readonly status: number | null;
  /** Whether the browser was offline. */
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

/** The page of an unknown path is shown, and answered with 404, as it should be. */
function isMissingPage({ path, status }: LoggedFailure): boolean {
  return status === 404 && !/^\/(?:api|assets)\/|\.\w+$/.test(path);
}

/** Records the console of a context's pages. Journeys only need it for contexts they create themselves. */
export function recordConsole(context: BrowserContext): ConsoleRecord {
  const record = { messages: [] as string[], failures: [] as LoggedFailure[] };
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Written by the browser, not by the app.
    if (message.text().startsWith('Failed to load resource')) {
      const failure = toLoggedFailure(message);
      if (!isMissingPage(failure)) record.failures.push(failure);
    } else if (!isOwnLine(message.text())) record.messages.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    const { message, stack } = webError.error();
    // Firefox's own lines end up in the name, which only the stack repeats.
    const text = stack ?? message;
    if (!isOwnLine(text)) record.messages.push(`uncaught: ${text}`);
  });
  if (context.browser()?.browserType().name() !== 'chromium') recordFailures(context, record.failures);
  // Playwright knows which request has failed or ended only where somebody listens, as untilAnswered has to know.
  context.on('requestfailed', () => undefined);
  context.on('requestfinished', () => undefined);
  return record;
}

/**
 * What Firefox itself says of a call, a font or a module it could not load, and of the icon that the sandbox's payment page
 * forbids; and what Chromium says, in a window, of a header on a page without a secure context.
 */
function isOwnLine(message: string): boolean {
  // The second is the hash of `body {}`, which Playwright adds to a page of Firefox for a screenshot.
  const isForbidden = /\/favicon\.ico|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/.test(message);
  return (
    (message.includes('Content-Security-Policy') && isForbidden) ||
    /^(?:Cross-Origin Request Blocked|downloadable font: download failed|Loading module from)/.test(message) ||
    message.startsWith('The Cross-Origin-Opener-Policy header has been ignored, because')
  );
}

/** Other engines write no failed response to the console, or one in words of their own. */
function recordFailures(context: BrowserContext, failures: LoggedFailure[]): void {
  const getPath = (request: Request) => new URL(request.url()).pathname;
  // An answer that the page may not read is a failed request as well.
  const answered = new Set<Request>();
  context.on('response', (response) => {
    if (response.status() < 400) return;
    answered.add(response.request());
    const failure = { path: getPath(response.request()), status: response.status(), isOffline: false };
    if (!isMissingPage(failure)) failures.push(failure);
  });
  context.on('requestfailed', (request) => {
    if (isAborted(request) || answered.has(request)) return;
    const isOffline = (request.failure()?.errorText ?? '').includes('OFFLINE');
    failures.push({ path: getPath(request), status: null, isOffline });
  });
}

/** Whether the page gave a request up, in the words of each engine. */
export function isAborted(request: Request): boolean {
  return /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|cancelled|.*\bcanceled\b.*)$/i.test(
    request.failure()?.errorText ?? '',
  );
}

/** No keep-alive: the sandbox closes idle connections after 5 s, which can collide with the next request. */
const headers = { ...controlHeaders, connection: 'close' };

async function post(request: APIRequestContext, url: string, data: object): Promise<APIResponse> {
  const response = await request.post(url, { data, headers });
  if (!response.ok()) throw new Error(`The sandbox refused ${url}: ${response.status()} ${await response.text()}`);
  return response;
}
