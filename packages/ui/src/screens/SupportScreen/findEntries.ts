export const helpKinds = ['guide', 'question', 'quickHelp', 'article'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** An entry of the help centre as the search sees it. */
export interface HelpEntry<Id extends string = string> {
  readonly id: Id;
  readonly kind: HelpKind;
  readonly title: string;
  /** Its full text, used only for the search. */
  readonly text: string;
}

/**
 * The entries that contain every word of the query, in any order, in part, regardless of case; those with all of them
 * in the title come first. An empty query finds nothing.
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
