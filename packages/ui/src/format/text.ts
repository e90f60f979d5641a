import { getNumberFormat } from './intl.js';

/** `12,847`: a count. */
export function formatCount(value: number, locale: string): string {
  return getNumberFormat(locale, 'count', {}).format(value);
}

/** Truncates a hash over 20 characters to its first 10 and last 10. */
export function truncateHash(hash: string): string {
  return hash.length > 20 ? `${hash.slice(0, 10)}...${hash.slice(-10)}` : hash;
}

/** `0x5290…9EE7`: the ends of an address or id of over 14 characters, by which a person knows it again. */
export function shortenMiddle(text: string): string {
  return text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
}

/** The person's display id: the server's, or else 100000 plus the numeric id, padded to 6 digits. */
export function getDisplayId(viewer: { readonly id: number; readonly displayId: string | null }): string {
  return viewer.displayId ?? String(100_000 + viewer.id).padStart(6, '0');
}

/** A status as a badge shows it: first letter upper case, the rest as sent. */
export function formatStatus(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** The initials of a name: the first letters of its first and last word, in upper case. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? `${getInitial(name)}${getInitial(words.at(-1) ?? '')}` : getInitial(name);
}

/** The first letter of a name in upper case, 'U' when there is none. */
export function getInitial(name: string): string {
  const [first] = name.trim();
  return first?.toUpperCase() ?? 'U';
}
