const TRANSACTION_HASH = /^(?:0x)?[0-9a-fA-F]{64}$/;

type Chain = 'ethereum' | 'bitcoin' | 'litecoin' | 'tron';

export interface Explorer {
  readonly name: string;
  /** Its first page, with a field to look a transaction up. */
  readonly href: string;
}

const explorers: Readonly<Record<Chain, Explorer>> = {
  ethereum: { name: 'Etherscan', href: 'https://etherscan.io/' },
  bitcoin: { name: 'mempool.space', href: 'https://mempool.space/' },
  litecoin: { name: 'Blockchair', href: 'https://blockchair.com/litecoin' },
  tron: { name: 'Tronscan', href: 'https://tronscan.org/' },
};

/** Public explorers, fixed here so that no answer of a server can choose where a link leads. */
const pages: Readonly<Record<Chain, string>> = {
  ethereum: 'https://etherscan.io/tx/',
  bitcoin: 'https://mempool.space/tx/',
  litecoin: 'https://blockchair.com/litecoin/transaction/',
  tron: 'https://tronscan.org/#/transaction/',
};

/** Only Ethereum writes `0x` before a hash, so the prefix must fit the coin; for USDT it tells the chain. */
function chainOf(currency: string, hasPrefix: boolean): Chain | undefined {
  switch (currency.toUpperCase()) {
    case 'ETH':
      return hasPrefix ? 'ethereum' : undefined;
    case 'BTC':
      return hasPrefix ? undefined : 'bitcoin';
    case 'LTC':
      return hasPrefix ? undefined : 'litecoin';
    case 'USDT':
      return hasPrefix ? 'ethereum' : 'tron';
    default:
      return undefined;
  }
}

/** Where a transaction of a coin can be looked up: one explorer for each chain it may be on, none for an unknown coin. */
export function explorersOf(currency: string): readonly Explorer[] {
  const chains = [chainOf(currency, true), chainOf(currency, false)];
  return chains.flatMap((chain) => (chain === undefined ? [] : [explorers[chain]]));
}

/**
 * Where a public block explorer shows a transaction, or `null` when the text is no transaction hash of that coin or
 * the coin is unknown (G-86): then it is shown as plain text.
 */
export function explorerHref(currency: string, hash: string): string | null {
  if (!TRANSACTION_HASH.test(hash)) return null;
  const chain = chainOf(currency, hash.startsWith('0x'));
  return chain === undefined ? null : `${pages[chain]}${encodeURIComponent(hash)}`;
}
