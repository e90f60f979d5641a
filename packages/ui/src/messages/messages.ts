/** The names of the `{placeholders}` in a text. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? Placeholder | Placeholders<Rest>
  : never;

/** The built-in English texts of one component, under the name a host overrides them by. */
export interface Messages<Name extends string = string, Texts extends Record<string, string> = Record<string, string>> {
  /** The component's name, under which a host replaces its texts. */
  readonly name: Name;
  /** The built-in texts by key. */
  readonly texts: Texts;
}

/** Replacement texts by component name and text key. Each keeps the `{placeholders}` of the original. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Declares the texts of a component. `{name}` is a placeholder that must be filled where the text is used. */
export function defineMessages<const Name extends string, const Texts extends Record<string, string>>(
  name: Name,
  texts: Texts,
): Messages<Name, Texts> {
  return { name, texts };
}

const PLACEHOLDER = /\{(\w+)\}/;

/** Splits a text at its placeholders: text at even indexes, placeholder names at odd ones. */
export function splitAtPlaceholders(text: string): readonly string[] {
  return text.split(PLACEHOLDER);
}
