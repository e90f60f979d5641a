import type { Listing } from '@etherpilot/api-client';
import type { Failure } from '@etherpilot/ui/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useLoadable } from '../queries/useLoadable.js';
import { copyText } from '../services/clipboard.js';
import type { HistoryTerms } from './historySearch.js';
import { type ChooseColumns, useCsvExport } from '../queries/useCsvExport.js';
import { useGoBack } from './useGoBack.js';
import { useHistoryQuery } from './useHistoryQuery.js';

interface HistoryOptions<Item, Row, Status extends string, Key extends string> {
  readonly listing: UseQueryResult<Listing<Item>>;
  /** What a failed read is reported as. */
  readonly failure: Failure;
  /** The same object on each render. */
  readonly terms: HistoryTerms<Status, Key>;
  /** The name of the exported file, and its columns. */
  readonly name: string;
  readonly columns: ChooseColumns<Row>;
}

/** What a history's screen takes: its list, the props all histories share, and the export of some records. */
export function useHistory<Item, Row, Status extends string, Key extends string>({
  listing,
  failure,
  terms,
  name,
  columns,
}: HistoryOptions<Item, Row, Status, Key>) {
  const [query, onChangeQuery] = useHistoryQuery(terms);
  const exportCsv = useCsvExport();
  const onGoBack = useGoBack();
  const partial = getPartialList(listing.data);
  const list = getItems(useLoadable(listing, failure));
  const all = listing.data?.items.length ?? 0;
  return {
    list,
    exportRows: (rows: readonly Row[]) =>
      exportCsv({ name, rows, columns, readOrigin: () => ({ list, partial }), all }),
    shared: { partial, query, onChangeQuery, onRefresh: () => void listing.refetch(), onCopy: copyText, onGoBack },
  };
}
