import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, devices, type Page } from 'playwright';
import { transformWithOxc } from 'vite';
import { compareStyles, readStyles, type Styles } from '@etherpilot/testkit/computedStyles';
import { root } from '@etherpilot/testkit/processes';

/** What is looked at in a product. */
export interface Walk {
  /** The states it shows, by URL. */
  readonly paths: readonly string[];
  /** Whether its links go through a router, so that none may load another page. */
  readonly hasRouter?: boolean;
  /** The paths whose HTML must look the same before scripts run. */
  readonly withoutScripts?: readonly string[];
  /** The paths that are painted before their answer has ended. */
  readonly streamed?: readonly string[];
  /** Whether each state has a bot to configure, in a dialog that nothing of the product may cover. */
  readonly hasDialog?: boolean;
  /** The paths where an element of the product and parts of ours have the same utilities of Tailwind. */
  readonly withUtilities?: readonly string[];
}

/** What was found, a line each. */
export type Findings = Readonly<Record<string, readonly string[]>>;

declare global {
  interface Window {
    /** The violations of the content security policy so far. */
    violations?: string[];
    lossesIn?: (element: Element) => string[];
    /** Gone after a reload. */
    isSamePage?: boolean;
  }
}

const OURS = '[data-ep-root]';
/** React reports a mismatch by these words, or in production by the number of the message. */
const HYDRATION = /hydrat|did not match|error #(418|419|421|422|423|425)/i;
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** What a page is made of, with nothing that names its look. */
const PLAIN = 'h1 h2 p a ul li button label input select textarea table th td'.split(' ');

/** Opens each state of a served product in a browser. */
export async function walkExample(browser: Browser, origin: string, walk: Walk): Promise<Findings> {
  // A framework streams to people alone, and takes a headless browser for a robot.
  const { userAgent } = devices['Desktop Chrome'];
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce', userAgent });
  const page = await context.newPage();
  const [hydration, lines, clipped, policy]: [string[], string[], string[], string[]] = [[], [], [], []];
  const [paint, utilities]: [string[], string[]] = [[], []];
  const report = (text: string) => {
    if (/content security policy/i.test(text)) return;
    (HYDRATION.test(text) ? hydration : lines).push(`${new URL(page.url()).pathname}: ${text.slice(0, 300)}`);
  };
  page.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => report(error.message));
  await prepare(context);

  const texts = new Set<string>();
  for (const path of walk.paths) {
    const answer = await page.goto(`${origin}${path}`);
    if (!answer?.headers()['content-security-policy']) policy.push(`${path}: served without a policy`);
    texts.add(await readText(page));
    paint.push(...(await findFaults(page, walk.streamed?.includes(path))).map((each) => `${path}: ${each}`));
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      const ours = page.locator(OURS).first();
      const losses = await ours.evaluate((element) => window.lossesIn?.(element) ?? ['unknown']);
      clipped.push(...losses.map((each) => `${path} at ${viewport.width} px: ${each}`));
    }
    if (walk.withUtilities?.includes(path)) utilities.push(...(await findOverridden(page)));
    if (walk.hasDialog) await configureBot(page);
    policy.push(...(await page.evaluate(() => window.violations ?? [])).map((each) => `${path}: ${each}`));
  }
  // Two states that read the same are one.
  const missing = walk.paths.length - texts.size;
  if (missing > 0) lines.push(`${missing} states show what another one shows`);
  const reloads = walk.hasRouter ? await findReloads(page, origin, walk.paths) : [];
  const unscripted = await compareWithoutScripts(browser, origin, walk.withoutScripts ?? []);
  await context.close();
  return { hydration, console: lines, clipped, policy, paint, utilities, reloads, 'without scripts': unscripted };
}

/** What runs in every page before its own scripts; a policy does not hold for it. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window.violations ??= []).push(`${effectiveDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  const file = join(root, '.storybook/flows/lossesIn.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  await context.addInitScript(`${code.replaceAll('export ', '')}; window.lossesIn = lossesIn;`);
}

/** The text of our part of the page, once React has hydrated it. */
async function readText(page: Page): Promise<string> {
  const isHydrated = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'));
  await page.waitForFunction(isHydrated, `${OURS} h1`, { timeout: 15_000 });
  return page.locator(OURS).first().innerText();
}

/** What is wrong with how a page was painted, once its typefaces are there. */
async function findFaults(page: Page, isStreamed = false): Promise<string[]> {
  const [shift, isEarly] = await page.evaluate(async () => {
    await document.fonts.ready;
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    // What is observed is told after a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByType('paint');
    return [moved, paint && answer && paint.startTime < answer.responseEnd] as const;
  });
  const moved = shift > 0.02 ? [`what was painted has moved by ${shift}`] : [];
  return isStreamed && !isEarly ? [...moved, 'painted after its answer has ended'] : moved;
}

/** The styles of all elements that are not ours, and of plain ones, by the path of the page. */
export async function readHost(browser: Browser, origin: string, paths: readonly string[]): Promise<Styles> {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    const page = await browser.newPage({ viewport: WIDE, reducedMotion: 'reduce', bypassCSP: true });
    await page.goto(`${origin}${path}`);
    await readText(page);
    // A modal of theirs has come, then.
    await page.addStyleTag({ content: '* { transition: none !important }' });
    await page.evaluate((tags) => document.body.append(...tags.map((tag) => document.createElement(tag))), PLAIN);
    const styles = await readStyles(page, `html, body, body *:not(${OURS}, ${OURS} *)`);
    // Pages are as high as what is in them.
    for (const [element, each] of Object.entries(styles))
      found[`${path}: ${element}`] = each.filter((style) => !style.startsWith('height'));
    await page.close();
  }
  return found;
}

/** Opens the dialog that configures a bot. Rejects unless a press reaches each part of it, and Enter leads to its second step. */
async function configureBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Configure Bot' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Configure/ });
  const [amount, start] = [dialog.getByLabel('Amount'), dialog.getByRole('button', { name: 'Start Bot' })];
  for (const part of [dialog.getByRole('heading').first(), amount, start]) await part.click({ trial: true });
  await amount.fill('600');
  await amount.press('Enter');
  await page.getByRole('button', { name: /^Invest \$/ }).click({ trial: true });
}

/** What utilities of Tailwind do not decide in parts of ours, as they do in the first element that has them. */
async function findOverridden(page: Page): Promise<string[]> {
  const set = 'background-color color padding border-radius margin font-size border';
  const [plain = [], ...ours] = Object.values(await readStyles(page, '.bg-red-500', set));
  return ours.length === 0 ? ['no part has any'] : ours.flat().filter((style) => !plain.includes(style));
}

/** Which links load a page anew instead of going through the product's router; each address is tried once. */
async function findReloads(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const [reloads, tried]: [string[], Set<string>] = [[], new Set()];
  for (const path of paths.filter((one) => !one.includes('?'))) {
    await page.goto(`${origin}${path}`);
    await readText(page);
    const links = page.locator(`${OURS} a[href^="/"]:visible`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of new Set(hrefs.filter((one) => one !== path && !tried.has(one)))) {
      tried.add(href);
      await page.goto(`${origin}${path}`);
      await readText(page);
      await page.evaluate(() => void (window.isSamePage = true));
      await page.locator(`${OURS} a[href="${href}"]:visible`).first().click();
      await page.waitForURL(`${origin}${href}`);
      if (!(await page.evaluate(() => window.isSamePage ?? false))) reloads.push(href);
    }
  }
  return reloads;
}

/** How our elements differ from those of the same pages in a browser without JavaScript. */
async function compareWithoutScripts(browser: Browser, origin: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const [before = {}, after = {}] = await Promise.all(
      [false, true].map(async (javaScriptEnabled) => {
        const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' });
        await page.goto(`${origin}${path}`);
        if (javaScriptEnabled) await readText(page);
        await page.evaluate(async () => void (await document.fonts.ready));
        const styles = await readStyles(page, `${OURS}, ${OURS} *`);
        await page.close();
        return styles;
      }),
    );
    if (Object.keys(before).length === 0) found.push(`${path}: nothing to compare`);
    found.push(...compareStyles(before, after).map((each) => `${path}: ${each}`));
  }
  return found;
}
