export const helpKinds = ['guide', 'question', 'quickHelp', 'article'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** Something the help centre can open, as the search sees it. */
export interface HelpEntry<Id extends string = string> {
  readonly id: Id;
  readonly kind: HelpKind;
  readonly title: string;
  /** Everything it says, for the search alone. */
  readonly text: string;
}

/**
 * The entries in which every word of the query occurs, in any order and in part, regardless of case; those that have
 * them all in the title come first. A query without words finds nothing.
 */
export function findEntries<Id extends string>(
  entries: readonly HelpEntry<Id>[],
  query: string,
): readonly HelpEntry<Id>[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = entries.filter(({ title, text }) => hasAll(`${title} ${text}`));
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))];
}
