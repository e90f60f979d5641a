/** The longest error message (characters). Screens truncate further. */
export const MAX_MESSAGE_LENGTH = 2_000;

// A `<` before a digit or a space is a comparison; before these it opens a tag, a comment or a declaration.
const MARKUP = /<[a-z/!?]/i;
// Control characters break the line; direction marks could reverse the displayed text.
// oxlint-disable-next-line no-control-regex
const UNSHOWABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
// Joiners, fillers and the empty Braille pattern are invisible, though some of them count as letters.
const BLANK = /[\u2800\p{Default_Ignorable_Code_Point}]/gu;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A server's text as it may be displayed, at most 2,000 characters on one line; `undefined` when it is not readable:
 * blank, markup, a printed object. For screens that pick their own message from an error's `details`.
 */
export function toPlainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Truncated before the patterns run, so that a megabyte costs no more than a page.
  const text = value
    .slice(0, MAX_MESSAGE_LENGTH * 2)
    .replace(LONE_SURROGATE, '')
    .replace(UNSHOWABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!VISIBLE.test(text.replace(BLANK, '')) || MARKUP.test(text) || text.includes('[object Object]')) return undefined;
  return truncate(text);
}

/** Truncates a text without splitting a character in two. */
export function truncate(text: string, limit: number = MAX_MESSAGE_LENGTH): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
