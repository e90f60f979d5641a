import type { BrowserContext, Request } from 'playwright';
import type { Claim, ListRead } from './claims.ts';
import { createOrderLog } from './orderLog.ts';

/** What all tabs share. */
export type Wire = ReturnType<typeof createWire>;

export function createWire() {
  return {
    log: createOrderLog(),
    /** The signed-in user. */
    person: null as string | null,
    /** What the signed-in user was told of orders. */
    claims: [] as readonly Claim[],
    /** The lists of orders that the signed-in user's tabs have read. */
    reads: [] as readonly ListRead[],
    /** Violations found when a request was sent. */
    problems: [] as string[],
    /** The outcome of each pending order and refresh, and each claim, with its time. */
    trace: [] as string[],
    /** How often something happened, by its name. */
    counts: new Map<string, number>(),
    /** Console lines other than the browser's own about a response. */
    complaints: [] as string[],
    /**
     * When a page was last closed before it had stored its new tokens (ms since the epoch): they are lost then, and the
     * session may be over. 0 once a later refresh has shown that it is not.
     */
    lostTokensAt: 0,
    /** When each refresh was sent whose tokens are not stored yet (ms since the epoch), in all tabs. */
    refreshing: new Map<Request, number>(),
  };
}

export function countEvent({ counts }: Pick<Wire, 'counts'>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export function recordEvent({ trace }: Wire, what: string): void {
  trace.push(`${new Date().toISOString().slice(11, 23)}  ${what}`);
}

/** The browser's own lines about a response, and the app's about a database that refuses. */
const expected = ['Failed to load resource', 'Error: Orders are remembered without their details'];

/** Listens to the current and future pages of a context. */
export function watchConsole(context: BrowserContext, { complaints }: Wire): void {
  context.on('console', (message) => {
    const isExpected = expected.some((text) => message.text().startsWith(text));
    if (message.type() !== 'error' || isExpected) return;
    complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (problem) => complaints.push(`uncaught: ${problem.error().stack ?? problem.error().message}`));
}
