import { language } from '../language/language.js';

/** The texts by key, in the language of the page; English where it has none. */
export function inLanguage<Key extends string>(
  name: string,
  english: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  return { ...english, ...language.messages[name] };
}
