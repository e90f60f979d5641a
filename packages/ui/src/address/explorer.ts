const TRANSACTION_HASH = /^(?:0x)?[0-9a-fA-F]{64}$/;

type Chain = 'ethereum' | 'bitcoin' | 'litecoin' | 'tron';

export interface Explorer {
  readonly name: string;
  /** The explorer's start page, which has a field to look up a transaction. */
  readonly href: string;
}

const explorers: Readonly<Record<Chain, Explorer>> = {
  ethereum: { name: 'Etherscan', href: 'https://etherscan.io/' },
  bitcoin: { name: 'mempool.space', href: 'https://mempool.space/' },
  litecoin: { name: 'Blockchair', href: 'https://blockchair.com/litecoin' },
  tron: { name: 'Tronscan', href: 'https://tronscan.org/' },
};

/** Public explorers, hard-coded so that no server response can choose where a link goes. */
const pages: Readonly<Record<Chain, string>> = {
  ethereum: 'https://etherscan.io/tx/',
  bitcoin: 'https://mempool.space/tx/',
  litecoin: 'https://blockchair.com/litecoin/transaction/',
  tron: 'https://tronscan.org/#/transaction/',
};

/** Only Ethereum hashes start with `0x`, so the prefix must fit the coin; for USDT it decides the chain. */
function getChain(currency: string, hasPrefix: boolean): Chain | undefined {
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

/**
 * The explorers where a transaction of a coin can be looked up: one for each chain it may be on, none for an unknown
 * coin.
 */
export function getExplorers(currency: string): readonly Explorer[] {
  const chains = [getChain(currency, true), getChain(currency, false)];
  return chains.flatMap((chain) => (chain === undefined ? [] : [explorers[chain]]));
}

/**
 * The URL of a transaction on a public block explorer. `null` when the text is not a transaction hash of that coin, or
 * the coin is unknown; the hash is then shown as plain text.
 */
export function getExplorerHref(currency: string, hash: string): string | null {
  if (!TRANSACTION_HASH.test(hash)) return null;
  const chain = getChain(currency, hash.startsWith('0x'));
  return chain === undefined ? null : `${pages[chain]}${encodeURIComponent(hash)}`;
}
