import { isPayableAddress } from './addressCharacters.js';

/** What a person calls an address of theirs. */
export interface AddressLabel {
  /** In full, as it was entered. */
  readonly address: string;
  /** What the person calls it. */
  readonly label: string;
}

/** The longest label, in characters. */
export const LABEL_LENGTH = 40;

/** One label of a file or of a store; `null` when it is none. */
export function readLabel(value: unknown): AddressLabel | null {
  if (!isObject(value)) return null;
  const { address, label } = value;
  if (typeof address !== 'string' || typeof label !== 'string') return null;
  const isLabel = label.trim() === label && label !== '' && label.length <= LABEL_LENGTH;
  return isLabel && isPayableAddress(address) && address.length <= 255 ? { address, label } : null;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
