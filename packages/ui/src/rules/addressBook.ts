import { type ServerTime, toEpoch } from '../model/ServerTime.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { isPayableAddress } from './addressCharacters.js';
import { getWithdrawalStatus } from './withdrawalStates.js';

/** What a person calls an address of theirs. */
export interface AddressLabel {
  /** In full, as it was entered. */
  readonly address: string;
  /** What the person calls it. */
  readonly label: string;
}

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

/** The longest label, in characters. */
export const LABEL_LENGTH = 40;

/** Equal for two spellings of one address: the letter case of hexadecimal and segwit addresses means nothing. */
export function toAddressKey(address: string): string {
  return /^(?:0x[0-9a-f]{40}|(?:bc|tb|bcrt|ltc|tltc|rltc)1[0-9a-z]+)$/i.test(address) ? address.toLowerCase() : address;
}

const isSame = (one: string, other: string) => toAddressKey(one) === toAddressKey(other);

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
  return known.find((one) => isSame(one.address, address));
}

/** The labels with a new or changed one; an empty label is none. */
export function changeLabel(
  labels: readonly AddressLabel[],
  { address, label }: AddressLabel,
): readonly AddressLabel[] {
  const name = label.trim().slice(0, LABEL_LENGTH);
  const others = labels.filter((one) => !isSame(one.address, address));
  return name === '' ? others : [...others, { address, label: name }];
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
  return known.find((one) => !isSame(one.address, address) && getEnds(one.address) === ends);
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

const KIND = 'address labels';

/** The labels as the text of a file. */
export function writeLabels(labels: readonly AddressLabel[]): string {
  return `${JSON.stringify({ kind: KIND, version: 1, labels: labels.map(({ address, label }) => ({ address, label })) }, null, 2)}\n`;
}

/** The labels in the text of a file; `null` unless all of it is readable. */
export function readLabels(text: string): readonly AddressLabel[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(file) || file['kind'] !== KIND || file['version'] !== 1 || !Array.isArray(file['labels'])) return null;
  const labels = file['labels'].map(readLabel);
  return labels.every((one) => one !== null) ? labels : null;
}

/** One label of a file or of a store; `null` when it is none. */
export function readLabel(value: unknown): AddressLabel | null {
  if (!isObject(value)) return null;
  const { address, label } = value;
  if (typeof address !== 'string' || typeof label !== 'string') return null;
  const isLabel = label.trim() === label && label !== '' && label.length <= LABEL_LENGTH;
  return isLabel && isPayableAddress(address) && address.length <= 255 ? { address, label } : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A label that a file would add. */
export interface AddedLabel extends AddressLabel {
  /** Another address has this label already. */
  readonly isTaken: boolean;
}

export interface LabelImport {
  readonly added: readonly AddedLabel[];
  /** Addresses that have a label already, which stays; `label` is theirs, `inFile` that of the file. */
  readonly kept: readonly (AddressLabel & { readonly inFile: string })[];
}

/** What the labels of a file would change. Nothing is overwritten, and of two labels for an address the first counts. */
export function planImport(labels: readonly AddressLabel[], imported: readonly AddressLabel[]): LabelImport {
  const added: AddedLabel[] = [];
  const kept: (AddressLabel & { inFile: string })[] = [];
  for (const one of imported) {
    const own = [...labels, ...added].find(({ address }) => isSame(address, one.address));
    if (own !== undefined) kept.push({ address: own.address, label: own.label, inFile: one.label });
    else added.push({ ...one, isTaken: [...labels, ...added].some(({ label }) => isSameLabel(label, one.label)) });
  }
  return { added, kept };
}

const isSameLabel = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
