import type { Network } from './Network.js';

/** How addresses of one family are written. What a family does not have is left out. */
interface AddressForm {
  /** What such an address is called in “{…} address”. */
  readonly name: string;
  /** The same with its article, in “looks like {…} address”. */
  readonly words: string;
  /** A shape of its own, for addresses that are neither segwit nor base58check. */
  readonly pattern?: RegExp;
  /** The checksum of the shape; without one, typing errors cannot be found. */
  readonly checksum?: 'eip55';
  /** The prefixes of its segwit addresses. */
  readonly segwit?: readonly string[];
  /** The first bytes of its base58check addresses, and the letters those addresses start with. */
  readonly base58?: { readonly versions: readonly number[]; readonly letters: string };
  /** Its coins have no value. A broken address is never taken for one of these: they are too rare to guess. */
  readonly isTest?: boolean;
}

/**
 * The families of addresses. Ethereum and TRON use the same addresses on all their networks; Bitcoin and Litecoin do
 * not. Where two families share a form, as Bitcoin's script hashes (5) and old Litecoin addresses do, the first of them
 * is the likelier one. `bcrt` and `rltc` are for local networks.
 */
export const addressForms = {
  ethereum: { name: 'Ethereum', words: 'an Ethereum', pattern: /^0x[0-9a-fA-F]{40}$/, checksum: 'eip55' },
  bitcoin: { name: 'Bitcoin', words: 'a Bitcoin', segwit: ['bc'], base58: { versions: [0, 5], letters: '13' } },
  bitcoinTest: {
    name: 'Bitcoin test network',
    words: 'a Bitcoin test network',
    segwit: ['tb', 'bcrt'],
    base58: { versions: [111, 196], letters: 'mn2' },
    isTest: true,
  },
  litecoin: {
    name: 'Litecoin',
    words: 'a Litecoin',
    segwit: ['ltc'],
    base58: { versions: [5, 48, 50], letters: '3LM' },
  },
  litecoinTest: {
    name: 'Litecoin test network',
    words: 'a Litecoin test network',
    segwit: ['tltc', 'rltc'],
    base58: { versions: [58, 111, 196], letters: 'mn2Q' },
    isTest: true,
  },
  tron: { name: 'TRON', words: 'a TRON', base58: { versions: [65], letters: 'T' } },
} as const satisfies Readonly<Record<string, AddressForm>>;

export type AddressFamily = keyof typeof addressForms;

/** Every family with its form, in the order of the table. */
export const addressFamilies = Object.entries(addressForms) as readonly (readonly [AddressFamily, AddressForm])[];

/** What the addresses of each family are called, as texts a host can replace. */
export const addressFamilyNames = Object.fromEntries(
  addressFamilies.map(([family, { name }]) => [family, name]),
) as Readonly<Record<AddressFamily, string>>;

/** The same with their articles. */
export const addressFamilyTexts = Object.fromEntries(
  addressFamilies.map(([family, { words }]) => [family, words]),
) as Readonly<Record<AddressFamily, string>>;

export interface Explorer {
  readonly name: string;
  /** The explorer's start page, which has a field to look up a transaction. */
  readonly href: string;
}

export interface Chain {
  /** The family of its addresses on the main network and on test networks. */
  readonly addresses: Readonly<Record<Network, AddressFamily>>;
  /** A transaction hash. The hashes of chains that share a coin must differ in their form. */
  readonly hash: RegExp;
  /** A public explorer, hard-coded so that no server response can choose where a link goes. */
  readonly explorer: Explorer & {
    /** A transaction's page, up to the hash. */
    readonly page: string;
  };
}

const DIGITS_64 = /^[0-9a-fA-F]{64}$/;

const chains = {
  ethereum: {
    addresses: { main: 'ethereum', test: 'ethereum' },
    hash: /^0x[0-9a-fA-F]{64}$/,
    explorer: { name: 'Etherscan', href: 'https://etherscan.io/', page: 'https://etherscan.io/tx/' },
  },
  bitcoin: {
    addresses: { main: 'bitcoin', test: 'bitcoinTest' },
    hash: DIGITS_64,
    explorer: { name: 'mempool.space', href: 'https://mempool.space/', page: 'https://mempool.space/tx/' },
  },
  litecoin: {
    addresses: { main: 'litecoin', test: 'litecoinTest' },
    hash: DIGITS_64,
    explorer: {
      name: 'Blockchair',
      href: 'https://blockchair.com/litecoin',
      page: 'https://blockchair.com/litecoin/transaction/',
    },
  },
  tron: {
    addresses: { main: 'tron', test: 'tron' },
    hash: DIGITS_64,
    explorer: { name: 'Tronscan', href: 'https://tronscan.org/', page: 'https://tronscan.org/#/transaction/' },
  },
} as const satisfies Readonly<Record<string, Chain>>;

export interface Coin {
  readonly code: string;
  readonly name: string;
  /** The chains it may be sent on: the API names none, so a coin on several has several. */
  readonly chains: readonly Chain[];
  /** The path of a neutral drawing of our own on a 24 × 24 grid, because the coins' logos are trademarks. */
  readonly icon: string;
}

/** Every coin with an icon, an address check and explorers. Any other coin of the server works without them. */
export const coins: readonly Coin[] = [
  { code: 'ETH', name: 'Ethereum', chains: [chains.ethereum], icon: 'M12 3 18 12 12 21 6 12z' },
  {
    code: 'BTC',
    name: 'Bitcoin',
    chains: [chains.bitcoin],
    icon: 'M8 5h6a3 3 0 0 1 0 7H8zM8 12h7a3.5 3.5 0 0 1 0 7H8z',
  },
  {
    code: 'USDT',
    name: 'Tether',
    chains: [chains.ethereum, chains.tron],
    icon: 'M6 6h12M12 6v13M7 11c3 1.6 7 1.6 10 0',
  },
  { code: 'LTC', name: 'Litecoin', chains: [chains.litecoin], icon: 'M11 4 8.5 19H18M7.5 13.5 13 11' },
];

const byCode: ReadonlyMap<string, Coin> = new Map(coins.map((coin) => [coin.code, coin]));

/** The coin with this code, in any letter case; `undefined` for one the table does not have. */
export const getCoin = (code: string): Coin | undefined => byCode.get(code.toUpperCase());
