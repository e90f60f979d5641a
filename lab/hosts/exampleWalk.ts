import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { transformWithOxc } from 'vite';
import { compareStyles, readStyles } from '@etherpilot/testkit/computedStyles';
import { root } from '@etherpilot/testkit/processes';

/** What is looked at in a product. */
export interface Walk {
  /** The states it shows, by URL. */
  readonly paths: readonly string[];
  /** Whether its links go through a router, so that none may load another page. */
  readonly hasRouter?: boolean;
  /** The elements that are the product's own. */
  readonly hostElements?: string;
  /** Its HTML must look the same before scripts run. */
  readonly isServerRendered?: boolean;
}

/** What was found, a line each; a column that does not apply is left out. */
export interface Findings {
  readonly states: string;
  readonly hydration?: readonly string[];
  readonly console?: readonly string[];
  readonly reloads?: readonly string[];
  readonly 'host styles'?: readonly string[];
  readonly clipped?: readonly string[];
  readonly policy?: readonly string[];
  readonly 'without scripts'?: readonly string[];
}

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
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens each state of a served product in a browser. */
export async function walkExample(browser: Browser, origin: string, walk: Walk): Promise<Findings> {
  const context = await browser.newContext({ viewport: SIZES[0] ?? null, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const [hydration, lines, policy, clipped]: string[][] = [[], [], [], []];
  const report = (text: string) => {
    if (/content security policy/i.test(text)) return;
    (HYDRATION.test(text) ? hydration : lines)?.push(`${new URL(page.url()).pathname}: ${text.slice(0, 300)}`);
  };
  page.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => report(error.message));
  await prepare(context);

  const texts = new Set<string>();
  for (const path of walk.paths) {
    const answer = await page.goto(`${origin}${path}`);
    if (!answer?.headers()['content-security-policy']) policy?.push(`${path}: served without a policy`);
    texts.add(
      await readText(page).catch((error: Error) => {
        throw new Error([error.message, ...(hydration ?? []), ...(lines ?? [])].join('\n'));
      }),
    );
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const losses = await page
        .locator(OURS)
        .first()
        .evaluate((element) => window.lossesIn?.(element) ?? ['unknown']);
      clipped?.push(...losses.map((each) => `${path} at ${viewport.width} px: ${each}`));
    }
    await page.setViewportSize(SIZES[0] ?? page.viewportSize() ?? { width: 1440, height: 900 });
    policy?.push(...(await page.evaluate(() => window.violations ?? [])).map((each) => `${path}: ${each}`));
  }
  // Two states that read the same are one.
  const missing = walk.paths.length - texts.size;
  if (missing > 0) lines?.push(`${missing} states show what another one shows`);

  const findings = {
    states: `${texts.size}`,
    hydration: hydration ?? [],
    console: lines ?? [],
    clipped: clipped ?? [],
    policy: policy ?? [],
    ...(walk.hasRouter && { reloads: await findReloads(page, origin, walk.paths) }),
    ...(walk.hostElements !== undefined && {
      'host styles': await compareWithoutScripts(browser, origin, ['/'], walk.hostElements),
    }),
    ...(walk.isServerRendered && {
      'without scripts': await compareWithoutScripts(
        browser,
        origin,
        ['/', '/robot', '/withdraw'],
        `${OURS}, ${OURS} *`,
      ),
    }),
  };
  await context.close();
  return findings;
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
  const isHydrated = page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    `${OURS} h1`,
    { timeout: 15_000 },
  );
  await isHydrated.catch(() => {
    throw new Error(`${page.url()} shows no screen that React has hydrated.`);
  });
  return page.locator(OURS).first().innerText();
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

/** How elements of these pages differ from the same pages in a browser without JavaScript. */
async function compareWithoutScripts(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  selector: string,
): Promise<string[]> {
  const [withScripts, without] = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })),
  );
  const found: string[] = [];
  for (const path of paths) {
    const [ours, bare] = await Promise.all([withScripts?.newPage(), without?.newPage()]);
    if (!ours || !bare) continue;
    await Promise.all([ours.goto(`${origin}${path}`), bare.goto(`${origin}${path}`)]);
    await readText(ours);
    const [before, after] = [await readStyles(bare, selector), await readStyles(ours, selector)];
    if (Object.keys(before).length === 0) found.push(`${path}: nothing to compare`);
    found.push(...compareStyles(before, after).map((each) => `${path}: ${each}`));
  }
  await Promise.all([withScripts?.close(), without?.close()]);
  return found;
}
