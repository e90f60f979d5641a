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
  readonly report: Report;
  /** The final path of the page. */
  readonly path: string;
  /** The visible text. */
  readonly text: string;
}

/** Categories that need the full score. Performance depends on the machine, so it is reported without a limit. */
const judged = ['accessibility', 'best-practices', 'seo'];

/** Why a visit does not pass, one line each; empty when it does. */
export function findFaults({ route, report, path, text }: Visit): string[] {
  if (report.runtimeError) return [`${route} could not be measured: ${report.runtimeError.message}`];
  if (path !== route) return [`${route} redirected to ${path}: these would be another page's scores.`];
  if (/\bLoading\b/.test(text)) return [`${route} still says 'Loading': these would be an unfinished page's scores.`];
  if (text.trim() === '') return [`${route} is empty.`];
  return judged.flatMap((name) => {
    const category = report.categories[name];
    if (!category || category.score === 1) return [];
    return [`${route}: ${category.title} ${percent(category.score)}`, ...missed(report, category)];
  });
}

/** The scores of all visits, with largest contentful paint, blocking time and layout shift. */
export function formatTable(visits: readonly Visit[]): string {
  const head = ['route', 'performance', 'accessibility', 'best practices', 'seo', 'LCP ms', 'TBT ms', 'CLS'];
  const rows = visits.map(({ route, report: { categories, audits } }) => [
    route,
    ...['performance', ...judged].map((name) => percent(categories[name]?.score)),
    ...['largest-contentful-paint', 'total-blocking-time'].map((id) => rounded(audits[id]?.numericValue, 0)),
    rounded(audits['cumulative-layout-shift']?.numericValue, 3),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map(([route = '', ...cells]) =>
      [route.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join('  '),
    )
    .join('\n');
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

function percent(score: number | null | undefined): string {
  return score == null ? '–' : `${Math.round(score * 100)}`;
}

function rounded(value: number | undefined, digits: number): string {
  return value === undefined ? '–' : value.toFixed(digits);
}
