/**
 * Journeys that are flaky for a known reason outside the product. Only these may pass on a retry, and `npm test` lists
 * them at its end. At most three are allowed.
 */
export const quarantine: readonly { readonly title: string; readonly reason: string }[] = [];
