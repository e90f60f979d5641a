import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { expectSource, goToAccount, MINUTE_MS, startAtNoon } from './market.js';
import { heading, openAs, RELEASE } from './steps.js';

/** What may come and go between two measurements: compiled functions, caches of formats, the browser's own (bytes). */
const SLACK = 250_000;

interface Held {
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds after its garbage is gone. */
async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  // Twice: what the first round finalises is free only in the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap, nodes, listeners };
}

test(
  'ten minutes of a ticking countdown leave the heap unchanged',
  { tag: [RELEASE, '@PLAT-08'] },
  async ({ page }) => {
    await startAtNoon(page);
    await openAs(page, 'empty@sandbox.test', '/platform');
    await expectSource(page, /^Yahoo Finance/);
    // The first minutes compile what runs each second.
    await page.clock.runFor(10 * MINUTE_MS);
    const before = await held(page);
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(page.getByRole('timer')).toHaveText(/^7[56]m \d\ds$/);
    const after = await held(page);
    expect(after.heap - before.heap).toBeLessThan(SLACK);
    expect(after.nodes - before.nodes).toBeLessThan(20);
    expect(after.listeners - before.listeners).toBeLessThan(20);
  },
);

test('visiting and leaving the chart leaks no canvas, node or listener', { tag: RELEASE }, async ({ page }) => {
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
  for (let turn = 0; turn < 10; turn += 1) await visit();
  const before = await held(page);
  for (let turn = 0; turn < 20; turn += 1) await visit();
  const after = await held(page);
  // A chart that stayed would hold a hundred listeners, a canvas and a megabyte.
  expect(after.nodes - before.nodes).toBeLessThan(20);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(2 * SLACK);
});
