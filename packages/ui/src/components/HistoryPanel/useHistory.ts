'use client';

import { useMemo } from 'react';
import { toDayKey } from '../../format/dayKey.js';
import { LONG_LIST } from '../../primitives/LongList/rows.js';
import { useNow } from '../../provider/useNow.js';
import { useUi } from '../../provider/UiContext.js';
import type { History, HistoryQuery, HistoryResult } from '../../rules/history.js';
import { useAfterPaint } from './useAfterPaint.js';

const MINUTE_MS = 60_000;

/** The records that a query finds, today, in the zone of the provider. */
export function useHistory<Item, Status extends string>(
  history: History<Item, Status>,
  records: readonly Item[],
  query: HistoryQuery<Status>,
): HistoryResult<Item, Status> {
  const { timeZone } = useUi();
  // The letter that is typed is drawn first, and the rows after it.
  const settled = useAfterPaint(query, records.length > LONG_LIST);
  // The days a history shows change at midnight.
  const now = useNow(MINUTE_MS, (time) => toDayKey(time, timeZone));
  return useMemo(() => history.find(records, settled, { timeZone, now }), [history, records, settled, timeZone, now]);
}
