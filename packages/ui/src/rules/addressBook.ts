import { type ServerTime, toEpoch } from '../model/ServerTime.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { isPayableAddress } from './addressCharacters.js';
import type { AddressLabel } from './addressLabel.js';
import { getWithdrawalStatus } from './withdrawalStates.js';

/** An address that a person has labelled, or that completed withdrawals went to. */
export interface KnownAddress {
  readonly address: string;
  readonly label: string | null;
  /** How many completed withdrawals went to it. */
  readonly uses: number;
  /** When the last of them was requested. */
  readonly lastUsed: ServerTime | null;
  /** The codes of the coins that went to it. */
  readonly currencies: readonly string[];
}

/** Equal for two spellings of one address: the letter case of hexadecimal and segwit addresses means nothing. */
export function toAddressKey(address: string): string {
  return /^(?:0x[0-9a-f]{40}|(?:bc|tb|bcrt|ltc|tltc|rltc)1[0-9a-z]+)$/i.test(address) ? address.toLowerCase() : address;
}

/** Whether two texts are spellings of one address. */
export const isSameAddress = (one: string, other: string) => toAddressKey(one) === toAddressKey(other);

/** The addresses that are known: those with a label first, and each time the one used last. */
export function listAddresses(
  labels: readonly AddressLabel[],
  withdrawals: readonly WithdrawalRecord[],
): readonly KnownAddress[] {
  const known = new Map<string, KnownAddress>();
  for (const { address, label } of labels) {
    known.set(toAddressKey(address), { address, label, uses: 0, lastUsed: null, currencies: [] });
  }
  for (const { withdrawalAddress, status, currency, createdAt } of withdrawals) {
    if (getWithdrawalStatus(status) !== 'completed' || !isPayableAddress(withdrawalAddress)) continue;
    const key = toAddressKey(withdrawalAddress);
    const before = known.get(key);
    const isLatest = !before?.lastUsed || !(toEpoch(createdAt) <= toEpoch(before.lastUsed));
    known.set(key, {
      address: before?.address ?? withdrawalAddress,
      label: before?.label ?? null,
      uses: (before?.uses ?? 0) + 1,
      lastUsed: isLatest ? createdAt : before.lastUsed,
      currencies: [...new Set([...(before?.currencies ?? []), currency])],
    });
  }
  const getLastUse = ({ lastUsed }: KnownAddress) => (lastUsed === null ? 0 : toEpoch(lastUsed) || 0);
  return [...known.values()].toSorted(
    (one, other) =>
      compareUnlabelled(one, other) ||
      getLastUse(other) - getLastUse(one) ||
      (one.label ?? '').localeCompare(other.label ?? ''),
  );
}

/** Those with a label come first. */
function compareUnlabelled(one: KnownAddress, other: KnownAddress): number {
  if ((one.label === null) === (other.label === null)) return 0;
  return one.label === null ? 1 : -1;
}

/** Those that went with a coin, or that have a label and were never used: what an address was used for says where it is. */
export function forCoin(known: readonly KnownAddress[], currency: string): readonly KnownAddress[] {
  return known.filter(({ uses, currencies }) => uses === 0 || currencies.includes(currency));
}

/** The known address that is the same as this one. */
export function findKnown(address: string, known: readonly KnownAddress[]): KnownAddress | undefined {
  return known.find((one) => isSameAddress(one.address, address));
}

const PREFIX = /^(?:0x|(?:bc|tb|bcrt|ltc|tltc|rltc)1)/i;
/** So many characters at each end are what people compare at most times, and what a forger imitates. */
const ENDS = 3;

function getEnds(address: string): string {
  const rest = toAddressKey(address).replace(PREFIX, '');
  return `${rest.slice(0, ENDS)}…${rest.slice(-ENDS)}`;
}

/** A known address with the same beginning and end as this one, but another middle. */
export function findLookAlike(address: string, known: readonly KnownAddress[]): KnownAddress | undefined {
  const ends = getEnds(address);
  return known.find((one) => !isSameAddress(one.address, address) && getEnds(one.address) === ends);
}

/** A part of an address, which another one has too or has not. */
export interface AddressPart {
  readonly text: string;
  readonly isDifferent: boolean;
}

/** An address in parts, by whether another one has the same characters in their places. */
export function compareAddresses(address: string, other: string): readonly AddressPart[] {
  const [own, theirs] = [toAddressKey(address), toAddressKey(other)];
  const parts: { text: string; isDifferent: boolean }[] = [];
  for (let at = 0; at < address.length; at += 1) {
    const isDifferent = own[at] !== theirs[at];
    const last = parts.at(-1);
    if (last?.isDifferent === isDifferent) last.text += address[at];
    else parts.push({ text: address[at] ?? '', isDifferent });
  }
  return parts;
}
