/** The host a picture comes from, or `undefined` when its address names none. */
export function drawerOf(source: string): string | undefined {
  return URL.canParse(source) ? new URL(source).host || undefined : undefined;
}
