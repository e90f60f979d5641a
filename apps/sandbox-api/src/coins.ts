import { toWhole, USD_PLACES } from './money.ts';
import { base58Version, checksummed, hexHash, segwitAddress, tronAddress } from './simulation/addresses.ts';
import { lastCloseText } from './simulation/candles.ts';

interface CurrencyOffer {
  code: string;
  name: string;
  /** In coin units; the sandbox's own minimum. */
  minDeposit: string;
  /** USD per coin: the last close of the bundled candles, or a round figure of the same weeks. */
  rate: string;
  /** Units of 10^-8 of a typical deposit in an account with a history. */
  sampleUnits: bigint;
  /** A deposit address of a test network with a valid checksum, from 32 random bytes: nobody has its key. */
  address: (bytes: Uint8Array) => string;
  /** A transaction hash as the coin's explorer shows it. */
  hash: (bytes: Uint8Array, address: string) => string;
  /** How addresses of the main network are recognized, where they differ from those of the test networks. */
  mainNetwork?: { prefix: string; versions: readonly number[] };
}

/** The supported coins. */
export const currencies = [
  {
    code: 'ETH',
    name: 'Ethereum',
    minDeposit: '0.1',
    rate: lastCloseText,
    sampleUnits: 25_000_000n,
    address: checksummed,
    hash: (bytes) => `0x${hexHash(bytes)}`,
  },
  {
    code: 'BTC',
    name: 'Bitcoin',
    minDeposit: '0.005',
    rate: '86000.00',
    sampleUnits: 812_345n,
    address: (bytes) => segwitAddress('tb', bytes),
    hash: hexHash,
    mainNetwork: { prefix: 'bc', versions: [0, 5] },
  },
  {
    code: 'USDT',
    name: 'Tether',
    minDeposit: '300',
    rate: '1.00',
    sampleUnits: 35_000_000_000n,
    address: tronAddress,
    // On two networks; the address decides which.
    hash: (bytes, address) => `${address.toLowerCase().startsWith('0x') ? '0x' : ''}${hexHash(bytes)}`,
  },
  {
    code: 'LTC',
    name: 'Litecoin',
    minDeposit: '4',
    rate: '80.00',
    sampleUnits: 512_345_678n,
    address: (bytes) => segwitAddress('tltc', bytes),
    hash: hexHash,
    mainNetwork: { prefix: 'ltc', versions: [5, 48, 50] },
  },
] as const satisfies readonly CurrencyOffer[];

export type Currency = (typeof currencies)[number]['code'];

export const currencyCodes: readonly Currency[] = currencies.map(({ code }) => code);

const byCode = Object.fromEntries(currencies.map((one) => [one.code, one])) as Record<Currency, CurrencyOffer>;

/** What the sandbox knows of a coin. */
export const getCurrency = (code: Currency): CurrencyOffer => byCode[code];

/** The price of one coin, in cents. */
export const depositRate = (code: Currency): bigint => toWhole(byCode[code].rate, USD_PLACES);

/** Whether an address belongs to the main network of a coin that has test addresses of its own. */
export function isMainNetwork(address: string): boolean {
  const offers: readonly CurrencyOffer[] = currencies;
  const main = offers.flatMap(({ mainNetwork }) => mainNetwork ?? []);
  if (main.some(({ prefix }) => address.toLowerCase().startsWith(`${prefix}1`))) return true;
  const version = base58Version(address);
  return version !== undefined && main.some(({ versions }) => versions.includes(version));
}
