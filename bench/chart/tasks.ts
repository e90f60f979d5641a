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

/**
 * The cost of each step on the page's main thread (ms): all its tasks from the one that begins the step up to the next
 * step's. Script, style, layout, paint and, without a GPU, canvas rasterization are tasks of this thread, and so is
 * whatever a chart defers to a later task or frame. Time waiting for a frame does not count, nor time in which the
 * system ran another program, so the result depends neither on the refresh rate nor on the machine's load. Not
 * included, for either chart, is the work of the compositor threads.
 */
export function stepCosts(trace: readonly TraceEvent[]): number[] {
  const marks = trace.filter(({ name }) => name === STEP).toSorted((a, b) => a.ts - b.ts);
  const main = marks[0];
  if (!main) return [];
  const tasks = trace
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const costs = marks.map(() => 0);
  let [step, end] = [-1, 0];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A nested task counts only once.
    if (ts < end) continue;
    end = ts + dur;
    while ((marks[step + 1]?.ts ?? Infinity) <= end) step += 1;
    if (step >= 0) costs[step] = (costs[step] ?? 0) + tdur / 1000;
  }
  return costs;
}
