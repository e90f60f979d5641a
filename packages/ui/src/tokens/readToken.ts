/** The value a token has on an element, for what cannot read custom properties itself: a canvas. */
export function readToken(element: Element, name: `--ep-${string}`): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
