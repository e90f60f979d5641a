/** The longest message shown on the screen (UTF-16 units); a longer one would hide the page it is about. */
export const MAX_BRIEF = 300;

/** How far back a cut may move to end at a whole word; a longer word is split. */
const NEAR = 30;

/** The message as shown: whole, or cut to {@link MAX_BRIEF} with an ellipsis, never inside a surrogate pair. */
export function brief(text: string): string {
  if (text.length <= MAX_BRIEF) return text;
  const beginning = text.slice(0, MAX_BRIEF);
  const words = beginning.replace(/\s+\S*$/, '');
  if (words.length >= MAX_BRIEF - NEAR && words.length < MAX_BRIEF) return `${words}…`;
  return `${beginning.slice(0, -1).replace(/[\ud800-\udbff]$/, '')}…`;
}
