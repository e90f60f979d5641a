/** The names of the `{holes}` in a text. */
export type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

/** The built-in English texts of one component, under the name a host overrides them by. */
export interface Messages<Name extends string = string, Texts extends Record<string, string> = Record<string, string>> {
  readonly name: Name;
  readonly texts: Texts;
}

/** Replacements by component name and text key. A text keeps its `{holes}`. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Declares the texts of a component; `{name}` marks a hole that must be filled where the text is used. */
export function defineMessages<const Name extends string, const Texts extends Record<string, string>>(
  name: Name,
  texts: Texts,
): Messages<Name, Texts> {
  return { name, texts };
}

const HOLE = /\{(\w+)\}/;

/** Splits a text at its holes: plain parts at even places, hole names at odd ones. */
export function splitAtHoles(text: string): readonly string[] {
  return text.split(HOLE);
}

const CHOICE = /\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g;

/** Keeps the first part of each `[first|second]` of a text, or else the second, which may be absent. */
export function chooseParts(text: string, isFirst: boolean): string {
  return text.replace(CHOICE, (_, first: string, second = '') => (isFirst ? first : second));
}
