const CHOICE = /\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g;

/** Keeps the first or the second part of each `[first|second]` in a text; the second may be missing. */
export function chooseParts(text: string, isFirst: boolean): string {
  return text.replace(CHOICE, (_, first: string, second = '') => (isFirst ? first : second));
}
