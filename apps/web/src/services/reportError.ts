/** Where every unhandled error ends up; a host connects its error reporting here. */
export function reportError(error: unknown): void {
  // eslint-disable-next-line no-console -- visible in the console until a host connects its reporting.
  console.error(error);
}
