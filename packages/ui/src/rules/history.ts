/** Newest first by `createdAt` (G-135). Records whose time cannot be read keep their place after the others. */
export function newestFirst<Item extends { readonly createdAt: string }>(items: readonly Item[]): readonly Item[] {
  const timeOf = (item: Item): number => {
    const time = Date.parse(item.createdAt);
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
  };
  return items.toSorted((left, right) => {
    const [earlier, later] = [timeOf(left), timeOf(right)];
    return earlier === later ? 0 : later - earlier;
  });
}

/** Whether every typed word stands in one of the texts; capitals do not matter. Nothing typed matches everything. */
export function matchesWords(query: string, texts: readonly (string | null)[]): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = texts.map((text) => (text ?? '').toLowerCase());
  return words.every((word) => haystack.some((text) => text.includes(word)));
}
