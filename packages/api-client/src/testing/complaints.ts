import { isApiError } from '../errors/guards.js';
import { errorTexts } from '../errors/errorTexts.js';

const titles = new Set(Object.entries(errorTexts).flatMap(([key, text]) => (key.endsWith('Title') ? [text] : [])));

/** What must never be shown, by name. Deliberately not the product's own patterns, so that the two can disagree. */
const unfit: Readonly<Record<string, (words: string) => boolean>> = {
  'nothing to read': (words) =>
    !/[\p{L}\p{N}\p{P}\p{S}]/u.test(words.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')),
  'a printed object': (words) => words.includes('[object Object]'),
  markup: (words) => /<[/!?]?[a-z]|<!--/i.test(words),
  'over 2,000 characters': (words) => words.length > 2_000,
  'half a character': (words) => !words.isWellFormed(),
  'controls or direction marks': (words) => /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(words),
};

/** Lists what makes a rejection unfit to be shown. */
export function complaintsAbout(thrown: unknown): string[] {
  if (!isApiError(thrown)) return ['no ApiError'];
  const own = thrown.serverMessage === undefined ? [] : [thrown.serverMessage];
  const words = [thrown.message, ...own, ...Object.keys(thrown.fieldErrors), ...Object.values(thrown.fieldErrors)];
  const found = Object.entries(unfit).flatMap(([name, isUnfit]) => (words.some(isUnfit) ? [name] : []));
  return titles.has(thrown.title) ? found : [...found, 'an unknown title'];
}
