// Building an Intl format costs more than a hundred uses of it, and long lists use them thousands of times.
const formats = new Map<string, Intl.NumberFormat>();

/** `12,847`: a number of things. */
export function count(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}

/** Hashes over 20 characters keep their first 10 and last 10 (spec section 2). */
export function shortHash(hash: string): string {
  return hash.length > 20 ? `${hash.slice(0, 10)}...${hash.slice(-10)}` : hash;
}

/** The person's id: the server's, else 100000 plus the numeric id padded to 6 digits (G-37). */
export function displayId(viewer: { readonly id: number; readonly displayId: string | null }): string {
  return viewer.displayId ?? String(100_000 + viewer.id).padStart(6, '0');
}

/** A status as a badge words it: first letter upper case; unknown values otherwise as sent (G-120). */
export function statusWord(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** The letters that stand for somebody shown beside others: of the first and the last word of the name, in upper case. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? `${initialOf(name)}${initialOf(words.at(-1) ?? '')}` : initialOf(name);
}

/** The letter that stands for a person: the first of the name in upper case, 'U' when there is none (spec section 2). */
export function initialOf(name: string): string {
  const [first] = name.trim();
  return first?.toUpperCase() ?? 'U';
}
