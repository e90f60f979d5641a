import type { Page } from 'playwright';

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
    bare: () => page.getByRole('button', { name: /^Bare/ }).click(),
    sort: () => page.getByRole('button', { name: 'Date' }).click(),
    filter: (n) => filters.nth(n % 2).click(),
    copy: (n) => page.getByRole('button', { name: 'Copy transaction ID' }).nth(n).click(),
    type: (n) => search.press(n % 2 === 0 ? '6' : 'Backspace'),
  };
  const result: Record<string, readonly number[]> = {};
  /* oxlint-disable no-await-in-loop -- a person does one thing after the other */
  for (const [kind, act] of Object.entries(kinds)) {
    const found: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      await act(n);
      await page.waitForTimeout(150);
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
