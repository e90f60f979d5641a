import { language, type OwnTexts } from '../language/language.js';

/** The texts by key, in the language of the page; English where it has none. */
export function inLanguage<Key extends string>(
  name: keyof OwnTexts,
  english: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  return { ...english, ...language.messages[name] };
}
