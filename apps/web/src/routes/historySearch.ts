export interface HistoryQuery<Status extends string = string, Key extends string = string> {
  readonly text: string;
  readonly status: Status;
  readonly sort: { readonly key: Key; readonly direction: 'ascending' | 'descending' };
}

/** What a history can be asked for, and what it shows when it is asked for nothing. */
export interface HistoryTerms<Status extends string, Key extends string> {
  readonly statuses: readonly Status[];
  readonly sortKeys: readonly Key[];
  readonly everything: HistoryQuery<Status | 'all', Key>;
}

const LONGEST_TEXT = 200;

/**
 * What the query of an address asks of a history. Anybody can write such an address: what is no such question counts as
 * not asked, and words beyond 200 characters are cut.
 */
export function readHistorySearch<Status extends string, Key extends string>(
  search: string,
  { statuses, sortKeys, everything }: HistoryTerms<Status, Key>,
): HistoryQuery<Status | 'all', Key> {
  const asked = new URLSearchParams(search);
  const direction = asked.get('order');
  return {
    text: asked.get('q')?.slice(0, LONGEST_TEXT) ?? everything.text,
    status: statuses.find((status) => status === asked.get('status')) ?? everything.status,
    sort: {
      key: sortKeys.find((key) => key === asked.get('sort')) ?? everything.sort.key,
      direction: direction === 'ascending' || direction === 'descending' ? direction : everything.sort.direction,
    },
  };
}

/** The query of an address that asks the same; empty when nothing is asked for. */
export function historySearch<Status extends string, Key extends string>(
  { text, status, sort }: HistoryQuery<Status, Key>,
  { everything }: Pick<HistoryTerms<Status, Key>, 'everything'>,
): string {
  const asked = new URLSearchParams();
  if (text !== everything.text) asked.set('q', text);
  if (status !== everything.status) asked.set('status', status);
  if (sort.key !== everything.sort.key) asked.set('sort', sort.key);
  if (sort.direction !== everything.sort.direction) asked.set('order', sort.direction);
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}
