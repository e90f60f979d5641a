/** What is read of Lighthouse's own report. Scores go from 0 to 1; null: could not be told. */
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
  /** Milliseconds, or the shift of the layout, which has no unit. */
  readonly numericValue?: number;
  readonly details?: unknown;
}

/** A route as Lighthouse has left it. */
export interface Visit {
  readonly route: string;
  readonly report: Report;
  /** The path the page ended at. */
  readonly path: string;
  /** What a person can read on it. */
  readonly text: string;
}

/** Where nothing less than the full score will do. How fast a page is depends on the machine: that is told, not judged. */
const judged = ['accessibility', 'best-practices', 'seo'];

/** Why a visit does not pass, a line each; none when it does. */
export function faultsOf({ route, report, path, text }: Visit): string[] {
  if (report.runtimeError) return [`${route} could not be measured: ${report.runtimeError.message}`];
  if (path !== route) return [`${route} has led to ${path}: these would be another page's scores.`];
  if (/\bLoading\b/.test(text)) return [`${route} still says 'Loading': these would be an unfinished page's scores.`];
  if (text.trim() === '') return [`${route} is empty.`];
  return judged.flatMap((name) => {
    const category = report.categories[name];
    if (!category || category.score === 1) return [];
    return [`${route}: ${category.title} ${percent(category.score)}`, ...missed(report, category)];
  });
}

/** The scores of all visits, beside the times of the largest paint, of blocking and the layout's shift. */
export function tableOf(visits: readonly Visit[]): string {
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

/** Where on the page, or in the console, an audit has found something. */
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
