/** TypeScript's DOM library does not know the API, and not every browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): unknown;
}

/**
 * The one text that may become markup is none: the chart empties its element that way. Everything else that a script
 * would write as markup is refused by the page's policy.
 */
(globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '' ? text : null),
});
