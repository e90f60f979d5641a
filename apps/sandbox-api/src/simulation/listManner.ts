/** How lists differ from what is stored, as those of a replica or of a careless server do. */
export interface ListManner {
  /** A record is listed only so long after its creation (ms of the sandbox's clock). */
  lagMs: number;
  /** Oldest first. */
  isReversed: boolean;
  lacksOldest: boolean;
  /** The currencies list Tether twice, once for each network. */
  hasTwins: boolean;
}

export const plainLists: ListManner = { lagMs: 0, isReversed: false, lacksOldest: false, hasTwins: false };

/** The rows to list, of all rows newest first. `now`: in ms since the epoch. */
export function listed<Row extends { created_at: bigint }>(
  { lagMs, isReversed, lacksOldest }: ListManner,
  rows: readonly Row[],
  now: number,
): Row[] {
  const known = rows.slice(0, lacksOldest ? -1 : rows.length).filter((row) => now - Number(row.created_at) >= lagMs);
  return isReversed ? known.toReversed() : known;
}
