import type { Page } from 'playwright';

/** The name of the mark a page leaves when a step begins: an event arrives, or a trade is passed to the chart. */
export const STEP = 'bench step';

/** What a trace must contain: every task of every thread, and the page's own marks. */
export const traceCategories = ['toplevel', 'blink.user_timing'] as const;

/** The used fields of an entry of Chromium's trace format. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread within `dur`. */
  readonly tdur?: number;
}

/** What a step took of the page's main thread (ms). */
export interface StepCost {
  /** The task that began it: the script that was called. */
  readonly first: number;
  /** All its tasks. */
  readonly all: number;
}

/**
 * The cost of each step on the page's main thread: all its tasks from the one that begins the step up to the next
 * step's. Script, style, layout, paint and, without a GPU, canvas rasterization are tasks of this thread, and so is
 * whatever is deferred to a later task or frame. Time waiting for a frame does not count, nor time in which the
 * system ran another program, so the result depends neither on the refresh rate nor on the machine's load. Not
 * included is the work of the compositor threads.
 */
export function stepCosts(trace: readonly TraceEvent[]): StepCost[] {
  const marks = trace.filter(({ name }) => name === STEP).toSorted((a, b) => a.ts - b.ts);
  const main = marks[0];
  if (!main) return [];
  const tasks = trace
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const costs = marks.map(() => ({ first: 0, all: 0 }));
  let [step, end] = [-1, 0];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A nested task counts only once.
    if (ts < end) continue;
    end = ts + dur;
    const before = step;
    while ((marks[step + 1]?.ts ?? Infinity) <= end) step += 1;
    const cost = costs[step];
    if (!cost) continue;
    cost.all += tdur / 1000;
    if (step !== before) cost.first = tdur / 1000;
  }
  return costs;
}

/** The costs of the steps a page takes meanwhile; throws when they are not so many. */
export async function traceSteps(page: Page, count: number, act: () => Promise<unknown>): Promise<StepCost[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: [...traceCategories] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser?.stopTracing()));
  const costs = stepCosts(trace.traceEvents);
  if (costs.length !== count) throw new Error(`${page.url()}: the page received ${costs.length} of ${count} steps.`);
  return costs;
}
