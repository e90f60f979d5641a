/** What the operator learns of an error that nobody saw. No text of it says who had it, or what they own. */
export interface ErrorReport {
  readonly kind: 'error' | 'rejection' | 'policy' | 'slow start';
  readonly message: string;
  /** Files of the app with line and column. */
  readonly stack: readonly string[];
  /** The path of the page, cleaned like the message and without its query. */
  readonly page: string;
  /** When it happened first (ISO 8601, UTC). */
  readonly at: string;
  /** How often it happened. */
  readonly count: number;
}

/** Errors after the first ones say little new, and an endless loop of them must not become one of calls. */
const MOST = 50;
/** Reports that come together are sent together (ms). */
const PAUSE_MS = 5_000;
/** A start that shows no screen for this long is reported (ms). */
const SLOW_MS = 10_000;
/** What browsers call an error although nothing is wrong: an observer's change is looked at in the next frame. */
const HARMLESS = /^ResizeObserver loop/;
const MOST_CHARACTERS = 300;
const MOST_FRAMES = 12;

/** The @ of an e-mail address, as addresses, JSON and pages write it. */
const AT = String.raw`(?:@|%(?:25)*40|\\u0040|&#(?:64|x40);)`;
/** The part before it may be quoted, and have spaces then. */
const EMAIL = new RegExp(String.raw`(?:\\?"[^"]*"|[^\s@"<>]+)${AT}[^\s@"'<>]+`, 'gi');
/** More is not looked at, so that cleaning a text of megabytes takes no time. */
const MOST_READ = 2_000;

/** Takes what could be personal out of a text: e-mail addresses, tokens, addresses of wallets, queries, and figures. */
export function withoutPersonal(text: string): string {
  // What is cut within an address would no longer look like one, so a last word that is cut is left out.
  const read = text.length > MOST_READ ? text.slice(0, MOST_READ).replace(/\S+$/, '') : text;
  return read
    .replace(EMAIL, '[e-mail]')
    .replace(/\?[^\s"')]*/g, '?…')
    .replace(/eyJ[\w-]*(?:\.[\w-]+)*/g, '[token]')
    .replace(/[\w-]{20,}/g, '[long]')
    .replace(/\d[\d.,]*/g, '#')
    .slice(0, MOST_CHARACTERS);
}

/** The same for a path, each of its parts by itself. */
function pathWithoutPersonal(path: string): string {
  return path.split('/').map(withoutPersonal).join('/').slice(0, MOST_CHARACTERS);
}

/** The files, lines and columns in an error's stack, which each engine writes in its own way. */
export function parseFrames(stack = ''): string[] {
  const frames = stack.matchAll(/([\w.-]+\.js):(\d+):(\d+)/g);
  return [...frames].map(([frame]) => frame).slice(0, MOST_FRAMES);
}

interface Reporter {
  /** `name` comes before the cleaned message as it is: a word of the browser, never of the page. */
  readonly report: (kind: ErrorReport['kind'], error: unknown, name?: string) => void;
  /** Sends what waits to be sent. */
  readonly flush: () => void;
}

/** Collects reports and sends them as one JSON list of {@link ErrorReport}. */
export function createReporter(send: (reports: string) => void, getPath: () => string, now: () => number): Reporter {
  let waiting: ErrorReport[] = [];
  let [left, timer] = [MOST, undefined as ReturnType<typeof setTimeout> | undefined];
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) send(JSON.stringify(waiting));
    waiting = [];
  };
  return {
    report(kind, error, name = '') {
      const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
      if (HARMLESS.test(message)) return;
      const text = `${name} ${withoutPersonal(message)}`.trim();
      const known = waiting.findIndex((one) => one.kind === kind && one.message === text);
      const before = waiting[known];
      if (before) waiting[known] = { ...before, count: before.count + 1 };
      else if (left > 0) {
        left -= 1;
        const at = new Date(now()).toISOString();
        waiting.push({
          kind,
          message: text,
          stack: parseFrames(stack),
          page: pathWithoutPersonal(getPath()),
          at,
          count: 1,
        });
      }
      if (waiting.length > 0) timer ??= setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}

/**
 * Sends errors that nobody catches, what the page's policy refuses, and starts that take long to an address of the
 * operator. Resolves with the function that reports an error somebody caught.
 */
export function startErrorReports(url: string): (error: unknown) => void {
  // A text needs no preflight, which a page that is being closed would not wait for.
  const { report, flush } = createReporter(
    (reports) => void navigator.sendBeacon(url, reports),
    () => location.pathname,
    Date.now,
  );
  addEventListener('error', ({ error, message }) => report('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const refused = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    report('policy', `refused ${refused}`, effectiveDirective);
  });
  addEventListener('pagehide', flush);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  setTimeout(() => {
    const isShown = document.querySelector('h1') !== null;
    if (!isShown && document.visibilityState === 'visible') report('slow start', 'No screen was shown in time.');
  }, SLOW_MS);
  return (error) => report('error', error);
}
