/** TypeScript's DOM library does not know the API, and not every browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): unknown;
}

/**
 * Lets a script write no markup but the empty text, with which the chart empties its element. The page's policy refuses
 * that text, too, unless this has been called.
 */
export function refuseMarkup(): void {
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? text : null),
  });
}
