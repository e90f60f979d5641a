/** The longest message shown on the screen (UTF-16 units); a longer one would hide the page it is about. */
export const MAX_MESSAGE_LENGTH = 300;

/** How far back a cut may move to end at a whole word; a longer word is split. */
const MAX_WORD_CUT = 30;

/** The message as shown: whole, or cut to {@link MAX_MESSAGE_LENGTH} with an ellipsis, never inside a surrogate pair. */
export function truncate(text: string): string {
  if (text.length <= MAX_MESSAGE_LENGTH) return text;
  const beginning = text.slice(0, MAX_MESSAGE_LENGTH);
  const words = beginning.replace(/\s+\S*$/, '');
  if (words.length >= MAX_MESSAGE_LENGTH - MAX_WORD_CUT && words.length < MAX_MESSAGE_LENGTH) return `${words}…`;
  return `${beginning.slice(0, -1).replace(/[\ud800-\udbff]$/, '')}…`;
}
