/** Returns the value of a token on an element, for code that cannot use custom properties, such as a canvas. */
export function readToken(element: Element, name: `--ep-${string}`): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
