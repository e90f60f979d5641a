/** What people see or hear that is not text: read aloud, or shown in empty fields. */
const ATTRIBUTES = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];
/** No text of the page, or what is read aloud of it. */
const isUnseen = (element: Element | null) => element?.closest('script, style, noscript, [data-ep-live]') !== null;

/** The parts of a text that are outside of ⟦brackets⟧, starting `depth` brackets deep. */
function readOutside(text: string, depth: number): { readonly outside: string; readonly depth: number } {
  let [outside, level] = ['', depth];
  for (const char of text) {
    if (char === '⟦') level += 1;
    else if (char === '⟧') level -= 1;
    else if (level === 0) outside += char;
  }
  return { outside, depth: level };
}

/** Words of the server that have texts of their own. */
const TRANSLATED = new Set(['status', 'riskLevel']);

/** Every text in a value, however deep: what a story hands to its component is data. */
export function collectData(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value.trim());
  if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) return found;
  seen.add(value);
  for (const [key, one] of Object.entries(value)) {
    if (!TRANSLATED.has(key)) collectData(key === 'id' && typeof one === 'number' ? `${one}` : one, found, seen);
  }
  return found;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has Latin letters that are not from the data, nor cut from it as hashes, addresses and initials are. */
function hasOwnWords(text: string, data: readonly string[]): boolean {
  const whole = data.reduce(
    (left, one) => left.replaceAll(new RegExp(`(?<![A-Za-z0-9])${escape(one)}(?![A-Za-z0-9])`, 'g'), ' '),
    text,
  );
  const codes = data.filter((one) => one.length >= 20 && !/\s/.test(one));
  const isCut = (part: string) => part.length > 1 && codes.some((one) => one.includes(part));
  const words = whole.split(/\s+|\.\.\./).filter((word) => /[A-Za-z0-9]/.test(word));
  return words.some((word) => !isCut(word) && !/^\p{Lu}{1,2}$/u.test(word));
}

/** The texts and accessible names under an element that have letters and are neither in brackets nor data. */
export function findUntranslated(root: Element, data: Iterable<string>): string[] {
  const known = [...data].filter((text) => /[A-Za-z0-9]/.test(text)).toSorted((a, b) => b.length - a.length);
  const isForeign = (text: string) => hasOwnWords(text, known);
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let depth = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      const attributes = ATTRIBUTES.map((name) => node.getAttribute(name) ?? '');
      found.push(...attributes.map((text) => readOutside(text, 0).outside).filter(isForeign));
    } else if (!isUnseen(node.parentElement)) {
      const read = readOutside(node.textContent ?? '', depth);
      ({ depth } = read);
      if (isForeign(read.outside)) found.push(read.outside.trim());
    }
  }
  return [...new Set(found)];
}
