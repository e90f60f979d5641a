'use client';

import type { AccountLists } from './accountLists.js';
import { LatestEvents } from './LatestEvents.js';
import { Results } from './Results.js';

export interface RecordsProps {
  readonly lists: AccountLists;
  readonly now: number;
  readonly lastVisit: number | undefined;
}

/** What the lists say about time: the results of all bots and the latest events. */
export function Records({ lists, now, lastVisit }: RecordsProps) {
  return (
    <>
      <Results lists={lists} now={now} lastVisit={lastVisit} />
      <LatestEvents lists={lists} now={now} />
    </>
  );
}
