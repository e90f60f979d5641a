/** The name of the mark a page leaves when a step begins: an event reaches it, a trade is handed to the chart. */
export const STEP = 'bench step';

/** What a trace must hold: every task of every thread, and the page's own marks. */
export const traceCategories = ['toplevel', 'blink.user_timing'] as const;

/** An entry of Chromium's trace format, as far as it is read here. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, what the thread was really at work. */
  readonly tdur?: number;
}

/**
 * What each step costs the page's main thread (ms): all its tasks from the one that begins the step up to the next
 * step's. Script, style, layout, paint and, where there is no GPU, the canvas's pixels are tasks of this thread, and so
 * is whatever a chart puts off to a later task or frame. Time waited for a frame does not count, nor time in which the
 * system let another program run, so the figure depends neither on the refresh rate nor on who else is at work. Left
 * out, equally for all, is what the compositor does on threads of its own.
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
    // A task within a task is its own time only once.
    if (ts < end) continue;
    end = ts + dur;
    while ((marks[step + 1]?.ts ?? Infinity) <= end) step += 1;
    if (step >= 0) costs[step] = (costs[step] ?? 0) + tdur / 1000;
  }
  return costs;
}
