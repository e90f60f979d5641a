/** Why an address cannot be meant. */
export type AddressTrap =
  /** Nobody has a key for it, or it is where this person's own deposits go. */
  | { readonly code: 'burn' | 'ownDeposit' | 'name' }
  /** The contract of a token keeps what is sent to it. */
  | { readonly code: 'token'; readonly token: string }
  /** `address`: the one that the payment link holds; `null` when it holds none, or only a name. */
  | { readonly code: 'link'; readonly address: string | null };

/** The start of a payment link, such as `bitcoin:`. */
export const PAYMENT_LINK = /^[a-z][a-z0-9+-]*:/i;
/** A name that services resolve to an address, such as `vitalik.eth`. */
export const ADDRESS_NAME = /^[^\s:/]+\.[a-z]{2,}$/i;

/** Addresses that are known as places to destroy coins; the last three are those of TRON and Bitcoin. */
export const burnAddresses: readonly string[] = [
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000000001',
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xdEad000000000000000000000000000000000000',
  '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
];

/**
 * The contracts of tokens that people most often paste in place of a wallet: on Ethereum as the default list of Uniswap
 * has them, and that of USDT on TRON.
 */
export const tokenContracts: readonly (readonly [token: string, contract: string])[] = [
  ['USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
  ['WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
  ['cbBTC', '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'],
  ['BUSD', '0x4Fabb145d64652a948d72533023f6E7A623C7C53'],
  ['PYUSD', '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8'],
  ['LINK', '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
  ['UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
  ['AAVE', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
  ['SHIB', '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'],
  ['PEPE', '0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
  ['MATIC', '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0'],
  ['POL', '0x455e53CBB86018Ac2B8092FdCd39d8444aFFC3F6'],
];

/**
 * What an address has in common with its other spellings: letter case, blanks and invisible characters within it, and a
 * missing `0x`. Addresses in base58 differ by case, but no two that exist differ by it alone.
 */
function toComparable(address: string): string {
  const bare = address.replaceAll(/[^\x21-\x7E]/g, '').toLowerCase();
  return /^[0-9a-f]{40}$/.test(bare) ? `0x${bare}` : bare;
}

const burnt: ReadonlySet<string> = new Set(burnAddresses.map(toComparable));
const tokens: ReadonlyMap<string, string> = new Map(
  tokenContracts.map(([token, contract]) => [toComparable(contract), token]),
);

/**
 * The address in a payment link: `bitcoin:…?amount=`, `ethereum:pay-…@1`, and the recipient of a token transfer, whose
 * link begins with the token's contract.
 */
function readLink(link: string): string | null {
  const [path = '', query = ''] = link.replace(PAYMENT_LINK, '').replace(/^\/\//, '').split('?');
  const recipient = path.endsWith('/transfer') ? new URLSearchParams(query).get('address') : undefined;
  const [target = ''] = path.replace(/^pay-/i, '').split(/[@/#]/);
  const address = recipient === undefined ? target : (recipient ?? '');
  return /^[0-9a-z]{25,}$/i.test(address) ? address : null;
}

/**
 * Why a trimmed text cannot be the wallet that is meant, `null` for all others. `ownDeposits`: the addresses that this
 * person's deposits go to; of whatever coin, because a wallet is none of them.
 */
export function findAddressTrap(address: string, ownDeposits: readonly string[] = []): AddressTrap | null {
  const comparable = toComparable(address);
  if (burnt.has(comparable)) return { code: 'burn' };
  const token = tokens.get(comparable);
  if (token !== undefined) return { code: 'token', token };
  if (ownDeposits.some((one) => toComparable(one) === comparable)) return { code: 'ownDeposit' };
  if (PAYMENT_LINK.test(address)) return { code: 'link', address: readLink(address) };
  return ADDRESS_NAME.test(address) ? { code: 'name' } : null;
}

/** The characters at the end of an address that a person types to send to it all the same. */
export function getEnding(address: string): string {
  return address.slice(-4);
}
