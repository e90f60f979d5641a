import { type Explorer, getCoin } from '../model/coins.js';

/**
 * The explorers where a transaction of a coin can be looked up: one for each chain it may be on, none for an unknown
 * coin.
 */
export function getExplorers(currency: string): readonly Explorer[] {
  return getCoin(currency)?.chains.map(({ explorer }) => explorer) ?? [];
}

/**
 * The URL of a transaction on a public block explorer. `null` when the text is not a transaction hash of that coin, or
 * the coin is unknown; the hash is then shown as plain text.
 */
export function getExplorerHref(currency: string, hash: string): string | null {
  const chain = getCoin(currency)?.chains.find((one) => one.hash.test(hash));
  return chain === undefined ? null : `${chain.explorer.page}${encodeURIComponent(hash)}`;
}
