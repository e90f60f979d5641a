import type { EngineLab } from './engineLab.ts';
import { until, untilPath, untilText } from './enginePage.ts';
import { signIn, untilHeading } from './smoke.ts';

const RECORD = 'walk.restored';
/** How long nothing may have arrived before a page counts as loaded (ms). */
const QUIET_MS = 2_000;
/** The name and the balance of the account. */
const PERSONAL = ['rich', '12,500.00'] as const;

interface Restored {
  readonly path: string;
  /** What the page showed in its first frame, and a second later. */
  readonly texts: readonly string[];
}

/**
 * Going back, after logging out, to a page from the back/forward cache shows nothing of the user. The restored page itself
 * records what it shows, and leaves: a driver of Firefox cannot ask a page that was restored.
 */
export async function hideRestoredPage({ page, web }: EngineLab): Promise<void> {
  await signIn(page, web);
  await page.open(`${web}/account`);
  await untilHeading(page, 'Account');
  await until('account with its data', () =>
    page.run((texts) => texts.every((text) => document.body.innerText.includes(text)), PERSONAL),
  );
  // Firefox does not keep a page that still has calls on their way.
  await until('account without anything on its way', () => page.run(isQuiet, QUIET_MS));
  const index = await page.run((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const texts: string[] = [];
      const record = () => texts.push(document.body.innerText);
      requestAnimationFrame(record);
      setTimeout(() => {
        record();
        sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, texts }));
        location.assign('/nowhere');
      }, 1_000);
    });
    return history.length;
  }, RECORD);
  await page.open(`${web}/nowhere`);
  await untilText(page, 'Page not found');
  await page.open(`${web}/account`);
  await page.click({ role: 'button', name: 'Log out' });
  await untilPath(page, '/login');
  await page.run((wanted) => void setTimeout(() => history.go(wanted - history.length)), index);
  const { path, texts } = await until('page from the back/forward cache', () =>
    page.run((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Restored | null, RECORD),
  );
  const shown = PERSONAL.filter((text) => texts.some((one) => one.includes(text)));
  if (shown.length > 0) throw new Error(`The restored page showed ${shown.join(', ')}.`);
  if (path !== '/login' || texts.length < 2) throw new Error(`The restored page was at ${path}: ${texts.join(' | ')}`);
}

/** Runs in the page: whether nothing has arrived for so long (ms). */
function isQuiet(wanted: number): boolean {
  const arrivals = performance
    .getEntriesByType('resource')
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return performance.now() - Math.max(0, ...arrivals) > wanted;
}
