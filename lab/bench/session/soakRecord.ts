import type { BrowserContext, Page } from 'playwright';

/** What the tabs of a context have shown since they were watched. */
export interface SoakRecord {
  /** The URLs at which tabs were logged out. */
  readonly logouts: string[];
  /** Answers 401 that reached a tab. */
  unauthorizedAnswers: number;
  /** The browser's own console lines about them. */
  unauthorizedLines: number;
  /** Every other console line. */
  readonly otherLines: string[];
  readonly uncaught: string[];
  /** The text of every `role=alert`. */
  readonly alerts: string[];
  /** Requests aborted because their screen unmounted. */
  aborted: number;
  /** Requests that failed for any other reason. */
  readonly failedRequests: string[];
}

const OWN_LINE = /^Failed to load resource: the server responded with a status of 401/;

/** Watches all output of the tabs. Must come before the first page. */
export async function watch(context: BrowserContext): Promise<SoakRecord> {
  const record: SoakRecord = {
    logouts: [],
    unauthorizedAnswers: 0,
    unauthorizedLines: 0,
    otherLines: [],
    uncaught: [],
    alerts: [],
    aborted: 0,
    failedRequests: [],
  };
  context.on('console', (message) => {
    if (OWN_LINE.test(message.text())) record.unauthorizedLines += 1;
    else record.otherLines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() === 401) record.unauthorizedAnswers += 1;
  });
  context.on('weberror', (problem) => record.uncaught.push(problem.error().stack ?? problem.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (reason === 'net::ERR_ABORTED') record.aborted += 1;
    else record.failedRequests.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  await context.exposeFunction('reportAlert', (text: string) => record.alerts.push(text));
  await context.addInitScript(reportAlerts);
  return record;
}

/** From now on a tab that reaches the sign-in page counts as logged out. */
export function watchLogouts(page: Page, { logouts }: SoakRecord): void {
  let last = page.url();
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    if (new URL(frame.url()).pathname === '/login') logouts.push(last);
    last = frame.url();
  });
}

/** Runs in the page: reports the text of each alert, however briefly it is shown. */
function reportAlerts(): void {
  const { reportAlert } = window as unknown as { reportAlert: (text: string) => void };
  const reported = new WeakMap<Element, string>();
  const check = () => {
    for (const alert of document.querySelectorAll('[role=alert]')) {
      const text = alert.textContent.trim();
      if (text === '' || reported.get(alert) === text) continue;
      reported.set(alert, text);
      reportAlert(text);
    }
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}
