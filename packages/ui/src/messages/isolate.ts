/**
 * First-strong isolate and its end: the text between them has a direction of its own. Characters, not an element, because
 * most figures are put into texts and labels.
 */
const START = '\u2068';
const END = '\u2069';

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps a name or a figure from changing the order of the text around it: isolates it in text that runs from right to
 * left, and anywhere else if it has such letters itself. Otherwise returns it as it is.
 */
export function isolate(text: string, direction: 'ltr' | 'rtl'): string {
  const isMixed = direction === 'rtl' ? text !== '' : RIGHT_TO_LEFT.test(text);
  const isIsolated = text.startsWith(START) && text.indexOf(END) === text.length - 1;
  return isMixed && !isIsolated ? `${START}${text}${END}` : text;
}

/** The text without isolates, for what leaves the page: an address with invisible characters is no address. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(START, '').replaceAll(END, '');
}
