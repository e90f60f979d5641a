import type { Page, Request } from '@playwright/test';
import { goTo } from './faultSteps.js';
import { expect, test } from './fixtures.js';
import { expectSource, goToAccount, MINUTE_MS, startAtNoon } from './marketSteps.js';
import { protectedScreens } from './screens.js';
import { CHROMIUM, heading, openAs, RELEASE, untilLoaded } from './steps.js';

// What a trace records stays in the page.
test.use({ trace: 'off' });

/** Normal variation between two measurements, such as caches (bytes). */
const HEAP_TOLERANCE = 250_000;

/** What two hundred screens may leave behind (bytes): a screen that is kept takes more. */
const MOST_GROWTH = 3_000_000;

interface MemoryUse {
  /** What JavaScript holds, without the code compiled so far: the engine compiles and drops that as it likes (bytes). */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  /** The fields of one node after the other. */
  readonly nodes: readonly number[];
}

/** Sums what a snapshot of the heap lists. */
function weighObjects({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const code = meta.node_types[0].indexOf('code');
  let sum = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    if (nodes[at + type] !== code) sum += nodes[at + size] ?? 0;
  }
  return sum;
}

/** Measures what the page uses once it is loaded, after garbage collection. */
async function measureMemory(page: Page): Promise<MemoryUse> {
  await untilLoaded(page);
  const session = await page.context().newCDPSession(page);
  // Twice, because finalized objects are only freed by the second collection.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  let text = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void (text += chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: weighObjects(JSON.parse(text) as HeapSnapshot), nodes, listeners };
}

test(
  'ten minutes of a ticking countdown leave the heap unchanged',
  { tag: [RELEASE, CHROMIUM, '@PLAT-08'] },
  async ({ page }) => {
    await startAtNoon(page);
    await openAs(page, 'empty@sandbox.test', '/platform');
    await expectSource(page, /^Yahoo Finance/);
    // The first minutes compile the code that runs each second.
    await page.clock.runFor(10 * MINUTE_MS);
    const before = await measureMemory(page);
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(page.getByRole('timer')).toHaveText(/^7[56]m \d\ds$/);
    const after = await measureMemory(page);
    expect(after.heap - before.heap).toBeLessThan(HEAP_TOLERANCE);
    expect(after.nodes - before.nodes).toBeLessThan(20);
    expect(after.listeners - before.listeners).toBeLessThan(20);
  },
);

test(
  'visiting and leaving the chart leaks no canvas, node or listener',
  { tag: [RELEASE, CHROMIUM] },
  async ({ page }) => {
    await openAs(page, 'empty@sandbox.test', '/platform');
    await expect(page.locator('canvas')).toHaveCount(1);
    await goToAccount(page);
    const visit = async () => {
      await page.goBack();
      await expect(page.locator('canvas')).toHaveCount(1);
      await page.goForward();
      await expect(heading(page, 'Account')).toBeVisible();
      await expect(page.locator('canvas')).toHaveCount(0);
    };
    for (let visits = 0; visits < 10; visits += 1) await visit();
    const before = await measureMemory(page);
    for (let visits = 0; visits < 20; visits += 1) await visit();
    const after = await measureMemory(page);
    // A leaked chart would add a hundred listeners, a canvas and a megabyte.
    expect(after.nodes - before.nodes).toBeLessThan(20);
    expect(after.listeners - before.listeners).toBeLessThan(20);
    expect(after.heap - before.heap).toBeLessThan(2 * HEAP_TOLERANCE);
  },
);

test(
  'two hundred changes of the screen leave heap, nodes and listeners as they were',
  { tag: [RELEASE, CHROMIUM] },
  async ({ page }) => {
    test.setTimeout(240_000);
    await openAs(page, 'rich@sandbox.test', '/account');
    const tour = async (changes: number) => {
      for (let change = 0; change < changes; change += 1) {
        const [path, title] = protectedScreens[change % protectedScreens.length] ?? protectedScreens[0];
        await goTo(page, path);
        await expect(heading(page, title)).toBeVisible();
      }
      await goToAccount(page);
    };
    // The first rounds load every screen and fill the caches.
    await tour(3 * protectedScreens.length);
    const before = await measureMemory(page);
    await tour(200);
    const after = await measureMemory(page);
    expect(after.heap - before.heap).toBeLessThan(MOST_GROWTH);
    expect(after.nodes - before.nodes).toBeLessThan(200);
    expect(after.listeners - before.listeners).toBeLessThan(50);
  },
);

/** Shorter than the timeout of a call: answers come in real time, between two steps of the page's clock. */
const STEP_MS = 5_000;

/** What four hours of polling may leave behind (bytes), two percent of the heap: 2.5 kB for each of 48 polls. */
const POLLING_GROWTH = 120_000;

/** Lets time pass in the page, with an answer for every call. Returns the number of calls that were made. */
async function letPass(page: Page, minutes: number): Promise<number> {
  const [underWay, made] = [new Set<Request>(), new Set<Request>()];
  const begin = (request: Request) => {
    underWay.add(request);
    made.add(request);
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    if (underWay.size > 0) await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return made.size;
}

test(
  'eight hours of polling for pending money leave heap, nodes and listeners as they were',
  { tag: [RELEASE, CHROMIUM] },
  async ({ page }) => {
    test.setTimeout(900_000);
    await startAtNoon(page);
    // One of its deposits is pending. An order would be stored meanwhile, whose database has no such clock.
    await openAs(page, 'rich@sandbox.test', '/deposit-history');
    await expect(page.getByText('Pending').first()).toBeVisible();
    await untilLoaded(page);
    await goToAccount(page);
    // Code is compiled, and polls have become as rare as they get, after an hour and forty minutes.
    await letPass(page, 120);
    const uses = [await measureMemory(page)];
    for (const hours of [4, 4]) {
      // One poll in five minutes, at least.
      expect(await letPass(page, hours * 60)).toBeGreaterThanOrEqual(12 * hours - 2);
      uses.push(await measureMemory(page));
    }
    for (const [part, after] of uses.slice(1).entries()) {
      const before = uses[part] ?? after;
      expect(after.heap - before.heap, `heap, part ${part + 1}`).toBeLessThan(POLLING_GROWTH);
      expect(after.nodes - before.nodes).toBeLessThan(20);
      expect(after.listeners - before.listeners).toBeLessThan(20);
    }
  },
);
