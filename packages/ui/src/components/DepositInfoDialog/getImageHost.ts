/** The host of an image URL, or `undefined` when it has none. */
export function getImageHost(source: string): string | undefined {
  return URL.canParse(source) ? new URL(source).host || undefined : undefined;
}
