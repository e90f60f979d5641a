import { median } from '../bench/statistics.ts';
import { table } from '@etherpilot/testkit/table';

/** The used part of Lighthouse's report. Scores go from 0 to 1; null when there is none. */
export interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

interface Category {
  readonly title: string;
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  /** Milliseconds, or the layout shift, which has no unit. */
  readonly numericValue?: number;
  readonly details?: unknown;
}

/** The result of Lighthouse on a route. */
export interface Visit {
  readonly route: string;
  /** The run with all categories. */
  readonly report: Report;
  /** Every run, this one included: speed is their median. */
  readonly reports: readonly Report[];
  /** The final path of the page. */
  readonly path: string;
  /** The visible text. */
  readonly text: string;
}

/** Categories that need the full score. */
const judged = ['accessibility', 'best-practices', 'seo'];

/** The lowest score of performance, of 100: pages that can be read without scripts, the one with the chart, the others. */
const leastScores: Readonly<Record<string, number>> = { '/': 98, '/login': 98, '/platform': 88 };
const LEAST_SCORE = 92;

/** Why a visit does not pass, one line each; empty when it does. */
export function findFaults(visit: Visit): string[] {
  const { route, report, path, text } = visit;
  if (report.runtimeError) return [`${route} could not be measured: ${report.runtimeError.message}`];
  if (path !== route) return [`${route} redirected to ${path}: these would be another page's scores.`];
  if (/\bLoading\b/.test(text)) return [`${route} still says 'Loading': these would be an unfinished page's scores.`];
  if (text.trim() === '') return [`${route} is empty.`];
  return [...tooSlow(visit), ...incomplete(visit)];
}

function tooSlow({ route, reports }: Visit): string[] {
  const [score, least] = [Math.round(100 * median(reports.flatMap(getSpeed))), leastScores[route] ?? LEAST_SCORE];
  if (Number.isNaN(score)) return [`${route}: performance was not measured, because the page never came to rest`];
  return score >= least ? [] : [`${route}: performance ${score}, the least is ${least}`];
}

function incomplete({ route, report }: Visit): string[] {
  return judged.flatMap((name) => {
    const category = report.categories[name];
    if (!category || category.score === 1) return [];
    return [`${route}: ${category.title} ${percent(category.score)}`, ...missed(report, category)];
  });
}

/** The scores of all visits, with largest contentful paint, blocking time and layout shift; medians of their runs. */
export function formatTable(visits: readonly Visit[]): string {
  const head = ['route', 'performance', 'accessibility', 'best practices', 'seo', 'LCP ms', 'TBT ms', 'CLS'];
  const rows = visits.map(({ route, report: { categories }, reports }) => {
    const middle = (id: string) => median(reports.flatMap(({ audits }) => audits[id]?.numericValue ?? []));
    return [
      route,
      percent(median(reports.flatMap(getSpeed))),
      ...judged.map((name) => percent(categories[name]?.score)),
      ...['largest-contentful-paint', 'total-blocking-time'].map((id) => rounded(middle(id), 0)),
      rounded(middle('cumulative-layout-shift'), 3),
    ];
  });
  return table(head, rows);
}

function missed({ audits }: Report, { auditRefs }: Category): string[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
    return [`  ${audit.title} (${id})`, ...places(audit.details).map((place) => `    ${place}`)];
  });
}

/** The elements or console lines an audit reports. */
function places(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as {
    readonly items?: readonly { readonly node?: { readonly snippet: string }; readonly description?: string }[];
  };
  return items.flatMap(({ node, description }) => node?.snippet ?? description ?? []);
}

function getSpeed({ categories }: Report): number | readonly number[] {
  return categories['performance']?.score ?? [];
}

function percent(score: number | null | undefined): string {
  return score == null || Number.isNaN(score) ? '–' : `${Math.round(score * 100)}`;
}

function rounded(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}
