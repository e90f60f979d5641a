import { type HistoryDates, historyPeriods, type HistoryQuery, isDay } from '@etherpilot/ui/model';

/** What a history can be filtered and sorted by, and the defaults. */
export interface HistoryTerms<Status extends string, Key extends string> {
  readonly statuses: readonly Status[];
  readonly sortKeys: readonly Key[];
  readonly everything: HistoryQuery<Status, Key>;
}

const LONGEST_TEXT = 200;

function readDay(asked: string | null): string | null {
  return asked !== null && isDay(asked) ? asked : null;
}

function readDates(asked: URLSearchParams, everything: HistoryDates): HistoryDates {
  const days = historyPeriods.find((period) => String(period) === asked.get('days'));
  if (days !== undefined) return { kind: 'last', days };
  const from = readDay(asked.get('from'));
  const to = readDay(asked.get('to'));
  return from === null && to === null ? everything : { kind: 'between', from, to };
}

/**
 * Parses the filters of a history from the query of a URL. Anybody can write such a URL: invalid values are ignored,
 * and words are truncated to 200 characters.
 */
export function readHistorySearch<Status extends string, Key extends string>(
  search: string,
  { statuses, sortKeys, everything }: HistoryTerms<Status, Key>,
): HistoryQuery<Status, Key> {
  const asked = new URLSearchParams(search);
  const direction = asked.get('order');
  return {
    text: asked.get('q')?.slice(0, LONGEST_TEXT) ?? everything.text,
    status: statuses.find((status) => status === asked.get('status')) ?? everything.status,
    dates: readDates(asked, everything.dates),
    sort: {
      key: sortKeys.find((key) => key === asked.get('sort')) ?? everything.sort.key,
      direction: direction === 'ascending' || direction === 'descending' ? direction : everything.sort.direction,
    },
  };
}

/** The query string for these filters; empty when there are none. */
export function historySearch<Status extends string, Key extends string>(
  { text, status, dates, sort }: HistoryQuery<Status, Key>,
  { everything }: Pick<HistoryTerms<Status, Key>, 'everything'>,
): string {
  const asked = new URLSearchParams();
  if (text !== everything.text) asked.set('q', text);
  if (status !== everything.status) asked.set('status', status);
  if (dates.kind === 'last') asked.set('days', String(dates.days));
  if (dates.kind === 'between' && dates.from !== null) asked.set('from', dates.from);
  if (dates.kind === 'between' && dates.to !== null) asked.set('to', dates.to);
  if (sort.key !== everything.sort.key) asked.set('sort', sort.key);
  if (sort.direction !== everything.sort.direction) asked.set('order', sort.direction);
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}
