/** A media query; none in an environment without a screen, such as jsdom. */
export function queryMedia(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
