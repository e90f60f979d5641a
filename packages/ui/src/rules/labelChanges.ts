import { isSameAddress } from './addressBook.js';
import { type AddressLabel, isObject, LABEL_LENGTH, readLabel } from './addressLabel.js';

/** The labels with a new or changed one; an empty label is none. */
export function changeLabel(
  labels: readonly AddressLabel[],
  { address, label }: AddressLabel,
): readonly AddressLabel[] {
  const name = label.trim().slice(0, LABEL_LENGTH);
  const others = labels.filter((one) => !isSameAddress(one.address, address));
  return name === '' ? others : [...others, { address, label: name }];
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
    const own = [...labels, ...added].find(({ address }) => isSameAddress(address, one.address));
    if (own !== undefined) kept.push({ address: own.address, label: own.label, inFile: one.label });
    else added.push({ ...one, isTaken: [...labels, ...added].some(({ label }) => isSameLabel(label, one.label)) });
  }
  return { added, kept };
}

const isSameLabel = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
