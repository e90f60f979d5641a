/** How lists differ from what is stored, as those of a replica or of a careless server do. */
export interface ListBehavior {
  /** A record is listed only so long after its creation (ms of the sandbox's clock). */
  lagMs: number;
  /** Oldest first. */
  isReversed: boolean;
  lacksOldest: boolean;
  /** The currencies list Tether twice, once for each network. */
  hasTwins: boolean;
  /** The code of a coin that the currencies lack; `null` while they have all. */
  missingCoin: string | null;
  /** The currencies come in the opposite order. */
  areCoinsReversed: boolean;
}

export const plainLists: ListBehavior = {
  lagMs: 0,
  isReversed: false,
  lacksOldest: false,
  hasTwins: false,
  missingCoin: null,
  areCoinsReversed: false,
};

/** The rows to list, of all rows newest first. `now`: in ms since the epoch. */
export function listed<Row extends { created_at: bigint }>(
  { lagMs, isReversed, lacksOldest }: ListBehavior,
  rows: readonly Row[],
  now: number,
): Row[] {
  const known = rows.slice(0, lacksOldest ? -1 : rows.length).filter((row) => now - Number(row.created_at) >= lagMs);
  return isReversed ? known.toReversed() : known;
}

/** The coins to offer, of all that are supported. */
export function offered<Coin extends { code: string }>(
  { missingCoin, areCoinsReversed }: ListBehavior,
  coins: readonly Coin[],
): Coin[] {
  const left = coins.filter(({ code }) => code !== missingCoin);
  return areCoinsReversed ? left.toReversed() : left;
}
