const CHOICE = /\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g;

/** Keeps the first part of each `[first|second]` of a text, or else the second, which may be absent. */
export function chooseParts(text: string, isFirst: boolean): string {
  return text.replace(CHOICE, (_, first: string, second = '') => (isFirst ? first : second));
}
