/** The one place errors nobody handles end up; a host connects its own reporting here. */
export function reportError(error: unknown): void {
  // eslint-disable-next-line no-console -- until a host connects its reporting, the console is where it can be found.
  console.error(error);
}
