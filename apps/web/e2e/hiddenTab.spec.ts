import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { expectSource, LIVE, MINUTE_MS, providerCalls, startAtNoon } from './marketSteps.js';
import { ONCE, openAs, untilAnswered, untilLoaded } from './steps.js';

/** What a page has done since it was last asked. */
interface Work {
  renders: number;
  timers: number;
}

declare global {
  interface Window {
    work?: Work;
  }
}

/** Counts what React renders and which timers run, from the start of the page. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work: Work = { renders: 0, timers: 0 };
    window.work = work;
    const counted =
      (run: unknown) =>
      (...given: unknown[]) => {
        work.timers += 1;
        if (typeof run === 'function') run(...given);
      };
    const [wait, repeat] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
    Object.assign(window, {
      setTimeout: (run: unknown, ms?: number, ...given: unknown[]) => wait(counted(run), ms, ...given),
      setInterval: (run: unknown, ms?: number, ...given: unknown[]) => repeat(counted(run), ms, ...given),
      // React tells it of each render, also where it is built for production.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          work.renders += 1;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
}

async function takeWork(page: Page): Promise<Work> {
  return page.evaluate(() => {
    const { renders, timers } = window.work ?? { renders: Number.NaN, timers: Number.NaN };
    window.work = Object.assign(window.work ?? {}, { renders: 0, timers: 0 });
    return { renders, timers };
  });
}

/** Hides the tab from its page, or shows it again. */
async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !shown });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (shown ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isShown);
}

test(
  'a hidden tab does nothing for two hours, and refreshes what was due as soon as it is shown',
  { tag: [ONCE, '@G-132'] },
  async ({ page, api }) => {
    await startAtNoon(page);
    await countWork(page);
    await openAs(page, 'empty@sandbox.test', '/platform');
    await expectSource(page, LIVE);
    const timer = page.getByRole('timer', { name: 'Next automatic refresh' });
    await expect(timer).toHaveText(/^9[56]m/);
    // What goes on in the background starts after the screen.
    await untilLoaded(page);
    await show(page, false);
    // What was under way when it was hidden, and the timers that forget what nobody looks at.
    await page.clock.runFor(10 * MINUTE_MS);
    await expect.poll(() => takeWork(page), { intervals: [500] }).toEqual({ renders: 0, timers: 0 });
    const before = (await api.requests()).length;
    const calls = await providerCalls(api);

    await page.clock.runFor(120 * MINUTE_MS);
    await untilAnswered(page);
    expect(await providerCalls(api), 'calls to the provider of prices').toBe(calls);
    expect(await api.requests()).toHaveLength(before);
    const { renders, timers } = await takeWork(page);
    expect(renders).toBe(0);
    // One for each subscription to the market, which calls the prices old, once.
    expect(timers).toBeLessThanOrEqual(2);

    await show(page, true);
    await expect(timer).toHaveText(/^9[56]m/);
    await expect.poll(() => providerCalls(api)).toBe(calls + 1);
    expect((await takeWork(page)).renders).toBeGreaterThan(0);
  },
);
