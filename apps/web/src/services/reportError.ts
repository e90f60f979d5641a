let listener: ((error: unknown) => void) | undefined;

/** Calls a function with every error that is reported from now on. */
export function onReportedError(next: (error: unknown) => void): void {
  listener = next;
}

/** Where every error ends up that is a bug of the app. */
export function reportError(error: unknown): void {
  // eslint-disable-next-line no-console -- whoever looks for a bug looks there first
  console.error(error);
  listener?.(error);
}
