import type { DrivenWindow, ElementReference } from './webdriver.ts';

/** What a person finds by its role and name. */
interface Target {
  readonly role: 'button' | 'field' | 'radio';
  readonly name: string;
}

/** A page of WebKit. */
export type WebKitPage = ReturnType<typeof webKitPage>;

/** How long a page may take to show something (ms). */
const TIMEOUT_MS = 15_000;

/** Asks again and again until the answer is one; throws what was awaited when it does not come. */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  let problem = '';
  /* oxlint-disable no-await-in-loop -- asks again and again */
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      // A page on its way to another has nothing to ask.
      problem = ` (${String(error).split('\n', 1)[0]})`;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  /* oxlint-enable no-await-in-loop */
  throw new Error(`Within ${TIMEOUT_MS / 1000} s there was no ${what}${problem}.`);
}

/**
 * Runs in the page: the first visible element of a role and name that is not disabled. A hidden radio button is clicked through
 * its label.
 */
function findTarget(role: Target['role'], name: string): Element | null {
  const selectors = {
    button: 'button, [role="button"]',
    field: 'input, textarea, select',
    radio: 'input[type="radio"]',
  };
  const getText = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find((element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const text = element.ariaLabel ?? getText(label ?? element);
    // A label goes on with a hint.
    const isIt = text === name || (role !== 'button' && text.startsWith(name));
    return isIt && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
  });
  return (role === 'radio' && found instanceof HTMLInputElement ? found.labels?.[0] : found) ?? null;
}

/** Runs in the page, where the reference is an element. */
function scrollToMiddle(element: unknown): void {
  (element as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** A page that finds what it clicks as a person does. */
export function webKitPage(window: DrivenWindow) {
  const find = ({ role, name }: Target) =>
    until(
      `${role} "${name}"`,
      async () => (await window.run(findTarget, role, name)) as unknown as ElementReference | null,
    );
  return {
    ...window,
    /** Clicks what has a role and name, once it is there. */
    async click(target: Target): Promise<void> {
      await until(`${target.role} "${target.name}" to click`, async () => {
        const found = await find(target);
        // Out from under what lies above the page's edges, as a person would.
        await window.run(scrollToMiddle, found);
        // What is animated or covered for a moment cannot be clicked yet.
        await window.click(found);
        return true;
      });
    },
    /** Types into an empty field. */
    type: async (name: string, text: string) => window.type(await find({ role: 'field', name }), text),
  };
}

/** Waits until a page shows a text. */
export async function untilText(page: WebKitPage, text: string): Promise<void> {
  await until(`text "${text}"`, () => page.run((wanted) => document.body.innerText.includes(wanted), text));
}

/** Waits until a page has a path. */
export async function untilPath(page: WebKitPage, path: string): Promise<void> {
  await until(`path ${path}`, () => page.run((wanted) => location.pathname === wanted, path));
}

/** Waits until a screen shows its heading, and nothing of it is on its way. */
export async function untilShown(page: WebKitPage, heading: string): Promise<void> {
  await until(`screen "${heading}"`, () =>
    page.run((wanted) => {
      const isLoading = [...document.querySelectorAll('main *')].some(({ textContent }) => textContent === 'Loading');
      const isWaiting = isLoading || document.querySelector('[aria-busy="true"]') !== null;
      return !isWaiting && document.querySelector('h1')?.textContent.trim() === wanted;
    }, heading),
  );
}
