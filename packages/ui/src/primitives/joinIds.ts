/** The ids of several texts that describe one element, as an attribute; `undefined` when there is none. */
export function joinIds(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
