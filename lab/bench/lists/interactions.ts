import type { Locator, Page } from 'playwright';

/** The time from the input to the next frame of each interaction (ms), by its kind. */
export interface Interactions {
  readonly bare: readonly number[];
  readonly type: readonly number[];
  readonly sort: readonly number[];
  readonly filter: readonly number[];
  readonly copy: readonly number[];
}

/** How often each kind is done. */
const TIMES = 5;

/** As on a phone of the middle class. */
const SLOWER = 4;

/** Until what the last input has begun is over, such as the colors of a button under the pointer (ms). */
const REST_MS = 300;

/** The rows of a list may still move under the pointer. */
const HOVER_TRIES = 5;

async function hover(button: Locator): Promise<void> {
  const page = button.page();
  for (let tries = 0; tries < HOVER_TRIES; tries += 1) {
    // oxlint-disable no-await-in-loop -- one try after the other
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    const box = await button.boundingBox();
    if (box === null) throw new Error('The button is not there.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(REST_MS);
    if (await button.evaluate((element) => element.matches(':hover'))) return;
    // oxlint-enable no-await-in-loop
  }
  throw new Error('The pointer is beside the button.');
}

/**
 * The pointer rests on the button before it is pressed, as a hand's does; a locator's click would count its own checks.
 * Nobody presses what is not in view: nothing would follow, and such a press lasts until something else draws a frame.
 */
async function press(button: Locator): Promise<void> {
  const page = button.page();
  await hover(button);
  await page.mouse.down();
  await page.mouse.up();
}

/** Real input on the page with the processor slowed down; what is measured is what Interaction to Next Paint measures. */
export async function interact(page: Page): Promise<Interactions> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { seenInteractions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0)
          seen.set(entry.interactionId, Math.max(entry.duration, seen.get(entry.interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const search = page.getByRole('searchbox');
  const filters = page.getByRole('group', { name: 'Status' }).getByRole('button');
  const kinds: Record<keyof Interactions, (n: number) => Promise<void>> = {
    bare: () => press(page.getByRole('button', { name: /^Bare/ })),
    sort: () => press(page.getByRole('button', { name: /^Created/ })),
    filter: (n) => press(filters.nth(n % 2)),
    copy: (n) => press(page.getByRole('button', { name: 'Copy transaction ID' }).nth(n)),
    type: async (n) => {
      await search.focus();
      await page.waitForTimeout(REST_MS);
      await page.keyboard.press(n % 2 === 0 ? '6' : 'Backspace');
    },
  };
  const result: Record<string, readonly number[]> = {};
  /* oxlint-disable no-await-in-loop -- a person does one thing after the other */
  for (const [kind, act] of Object.entries(kinds)) {
    const found: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      await act(n);
      await page.waitForTimeout(REST_MS);
      // Faster than 16 ms is not reported, and counts as that.
      found.push(await page.evaluate(takeSeen));
    }
    result[kind] = found;
  }
  /* oxlint-enable no-await-in-loop */
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result as unknown as Interactions;
}

/** Runs in the page: the longest interaction since the last call (ms). */
function takeSeen(): number {
  const { seenInteractions: seen } = window as unknown as { seenInteractions: Map<number, number> };
  const longest = Math.max(16, ...seen.values());
  seen.clear();
  return longest;
}
