import { expectGoal, expectZero, reportOnly, type Verdict } from './goals.ts';
import { refreshesAmong, refusedAmong, type SeenRequest, unauthorizedAmong } from '../../requestLog.ts';
import type { SoakRecord } from './soakRecord.ts';

export interface Soak {
  readonly minutes: number;
  readonly navigations: number;
  /** A sentence for each step whose screen did not appear. */
  readonly stuck: readonly string[];
  readonly record: SoakRecord;
  readonly requests: readonly SeenRequest[];
  /** Bytes, one value per tab. */
  readonly heapBefore: readonly number[];
  readonly heapAfter: readonly number[];
}

/** A token lives for two seconds at most: fewer refreshes would mean that the tabs were hardly active. */
const LEAST_REFRESHES_A_MINUTE = 10;

const OWN_LINES = "the browser's own console lines for 401s";

/** The goals of a soak with their results. */
export function judgeSoak({ minutes, navigations, stuck, record, requests, heapBefore, heapAfter }: Soak): Verdict[] {
  const refreshes = refreshesAmong(requests).length;
  const leastRefreshes = Math.ceil(minutes * LEAST_REFRESHES_A_MINUTE);
  const unauthorized = unauthorizedAmong(requests).length;
  const { unauthorizedAnswers, unauthorizedLines, aborted } = record;
  // The server may have answered requests a tab had aborted; those answers reach nobody.
  const lost = unauthorized - unauthorizedAnswers;
  return [
    expectZero('logouts', record.logouts.length),
    expectZero('refreshes the server refused', refusedAmong(requests).length),
    expectZero('other console lines', record.otherLines.length),
    expectGoal(OWN_LINES, `${unauthorizedAnswers}`, unauthorizedLines, unauthorizedLines === unauthorizedAnswers),
    expectGoal('answers 401 that reached no tab', `0 – ${aborted}`, lost, lost >= 0 && lost <= aborted),
    expectZero('uncaught errors', record.uncaught.length),
    expectZero('alerts on screen', record.alerts.length),
    expectZero('screens that did not appear', stuck.length),
    expectZero('requests that failed without being aborted', record.failedRequests.length),
    expectGoal('refreshes', `≥ ${leastRefreshes}`, refreshes, refreshes >= leastRefreshes),
    reportOnly('answers 401 of the server', unauthorized),
    reportOnly('requests', requests.filter(({ method }) => method !== 'OPTIONS').length),
    reportOnly('requests aborted by navigation', aborted),
    reportOnly('navigations', navigations),
    reportOnly('heap of each tab before', megabytes(heapBefore)),
    reportOnly('heap of each tab after', megabytes(heapAfter)),
  ];
}

/** What was seen that should not have been, one line each. */
export function missesText({ stuck, record }: Soak): string {
  const { logouts, otherLines, uncaught, alerts, failedRequests } = record;
  const kinds = {
    'logged out at': logouts,
    console: otherLines,
    uncaught,
    alert: alerts,
    stuck,
    failed: failedRequests,
  };
  return Object.entries(kinds)
    .flatMap(([kind, lines]) => [...new Set(lines)].slice(0, 10).map((line) => `  ${kind}: ${line}`))
    .join('\n');
}

function megabytes(sizes: readonly number[]): string {
  if (sizes.length === 0) return 'not measured';
  return `${sizes.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')} MB`;
}
