import type { TokenName } from './tokenNames.js';

/**
 * Returns the value of a token on an element as CSS, such as `#171613`, for code that cannot use custom properties, such
 * as a canvas. It is empty where `tokens.css` is not loaded.
 */
export function readToken(element: Element, name: TokenName): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
