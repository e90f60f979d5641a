/** The names of the `{placeholders}` in a text. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? Placeholder | Placeholders<Rest>
  : never;

/**
 * A text with a form for each plural category of a language (`Intl.PluralRules`). `{count}` chooses the form and may be
 * missing in any of them; `other` serves where a category has none.
 */
export interface PluralText {
  /** For the category `zero`. */
  readonly zero?: string;
  /** For the category `one`. */
  readonly one?: string;
  /** For the category `two`. */
  readonly two?: string;
  /** For the category `few`. */
  readonly few?: string;
  /** For the category `many`. */
  readonly many?: string;
  /** For the category `other`. */
  readonly other: string;
}

/** A text, or its plural forms. */
export type MessageText = string | PluralText;

/** The texts of a component by key. */
export type MessageTexts = Readonly<Record<string, MessageText>>;

/** The built-in English texts of one component, under the name a host overrides them by. */
export interface Messages<Name extends string = string, Texts extends MessageTexts = MessageTexts> {
  /** The component's name, under which a host replaces its texts. */
  readonly name: Name;
  /** The built-in texts by key. */
  readonly texts: Texts;
}

/** A text that has all these placeholders. */
type Containing<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{${Names}}${string}`) => void : never) extends (text: infer Text) => void
    ? Text
    : never;

type FormsOf<Text> = Text[keyof Text] & string;

type Override<Text> = Text extends string
  ? Containing<Placeholders<Text>>
  : {
      readonly [Form in Exclude<keyof PluralText, 'other'>]?: Containing<Exclude<Placeholders<FormsOf<Text>>, 'count'>>;
    } & {
      readonly other: Containing<Placeholders<FormsOf<Text>>>;
    };

/**
 * Replacements for the texts of a module's catalogues, by component name and text key. The compiler rejects unknown
 * names and keys, and a text that lacks one of its `{placeholders}`.
 */
export type OverridesOf<Catalogues> = {
  readonly [
    Key in keyof Catalogues as Catalogues[Key] extends Messages<infer Name> ? Name : never
  ]?: Catalogues[Key] extends Messages<string, infer Texts>
    ? { readonly [Text in keyof Texts]?: Override<Texts[Text]> }
    : never;
};

/**
 * Declares the texts of a component. `{name}` is a placeholder that must be filled where the text is used.
 */
// @__NO_SIDE_EFFECTS__
export function defineMessages<const Name extends string, const Texts extends MessageTexts>(
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

// Creating an Intl object costs more than a hundred uses of it.
const rules = new Map<string, Intl.PluralRules>();

/** The form of a text for a count in a language. A text without forms is returned as it is. */
export function chooseForm(text: MessageText, count: unknown, locale: string): string {
  if (typeof text === 'string') return text;
  if (typeof count !== 'number') return text.other;
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return text[known.select(count)] ?? text.other;
}
