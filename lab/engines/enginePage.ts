import type { ElementHandle, Page } from 'playwright';
import type { EngineName } from '@etherpilot/testkit/engines';
import type { DrivenWindow, ElementReference } from './webdriver.ts';

/** What a person finds by its role and name. */
export interface Target {
  readonly role: 'button' | 'link' | 'field' | 'radio';
  readonly name: string;
}

/** A page in any engine, however it is driven. */
export interface EnginePage {
  readonly engine: EngineName;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Resizes the page (px). */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and awaits its result; it sees nothing but its arguments. */
  run<Args extends readonly unknown[], T>(script: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  /** Clicks what has a role and name, once it is there. */
  click(target: Target): Promise<void>;
  /** Types into an empty field. */
  type(name: string, text: string): Promise<void>;
  /** Presses the main button of the mouse at the first point and lets it go at the last (px). */
  drag(points: readonly (readonly [x: number, y: number])[]): Promise<void>;
  /** A picture, as PNG. */
  picture(): Promise<Buffer>;
}

/** How long a page may take to show something (ms). */
const LIMIT_MS = 15_000;

/** Asks again and again until the answer is one; throws what was awaited when it does not come. */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  let problem = '';
  while (Date.now() < end) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- asks again and again
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      // A page on its way to another has nothing to ask.
      problem = ` (${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)})`;
    }
    // oxlint-disable-next-line no-await-in-loop -- asks again and again
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Within ${LIMIT_MS / 1000} s there was no ${what}${problem}.`);
}

/** Waits until a page shows a text. */
export async function untilText(page: EnginePage, text: string): Promise<void> {
  await until(`text "${text}"`, () => page.run((wanted) => document.body.innerText.includes(wanted), text));
}

/** Waits until a page has a path. */
export async function untilPath(page: EnginePage, path: string): Promise<void> {
  await until(`path ${path}`, () => page.run((wanted) => location.pathname === wanted, path));
}

/** Runs in the page: the first visible element of a role and name. A hidden radio button is clicked through its label. */
function findTarget(role: Target['role'], name: string): Element | null {
  const selectors = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea, select',
    radio: 'input[type="radio"]',
  };
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isField = role === 'field' || role === 'radio';
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find((element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const text = element.ariaLabel ?? textOf(label ?? element);
    // A label goes on with a hint.
    const isIt = text === name || (isField && text.startsWith(name));
    return isIt && element.checkVisibility({ visibilityProperty: true });
  });
  return (role === 'radio' && found instanceof HTMLInputElement ? found.labels?.[0] : found) ?? null;
}

/** A page that Playwright drives. */
export function playwrightPage(engine: EngineName, page: Page): EnginePage {
  const find = async ({ role, name }: Target) => {
    const handle = await page.evaluateHandle(
      ([wantedRole, wantedName, source]) =>
        // oxlint-disable-next-line no-implied-eval, no-new-func -- the same finder as in a page that WebDriver drives
        (new Function(`return ${source}`)() as typeof findTarget)(wantedRole, wantedName),
      [role, name, findTarget.toString()] as const,
    );
    return handle.asElement();
  };
  const element = (target: Target) => until<ElementHandle>(`${target.role} "${target.name}"`, () => find(target));
  return {
    engine,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (script, ...args) =>
      page.evaluate(
        // oxlint-disable-next-line no-implied-eval, no-new-func -- functions reach a page as text
        ([source, values]) => new Function(`return (${source}).apply(null, arguments)`)(...values),
        [script.toString(), args] as const,
      ),
    click: async (target) => (await element(target)).click(),
    type: async (name, text) => (await element({ role: 'field', name })).fill(text),
    async drag([first, ...others]) {
      if (first === undefined) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    picture: () => page.screenshot(),
  };
}

/** Runs in the page, where the reference is an element. */
function scrollToMiddle(element: unknown): void {
  (element as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** A page that WebDriver drives. */
export function drivenPage(window: DrivenWindow): EnginePage {
  const element = ({ role, name }: Target) =>
    until(
      `${role} "${name}"`,
      async () => (await window.run(findTarget, role, name)) as unknown as ElementReference | null,
    );
  return {
    ...window,
    engine: 'webkit',
    click: async (target) =>
      void (await until(`${target.role} "${target.name}" to click`, async () => {
        const found = await element(target);
        // Out from under what lies above the page's edges, as a person would.
        await window.run(scrollToMiddle, found);
        // What is animated or covered for a moment cannot be clicked yet.
        await window.click(found);
        return true;
      })),
    type: async (name, text) => window.type(await element({ role: 'field', name }), text),
  };
}
