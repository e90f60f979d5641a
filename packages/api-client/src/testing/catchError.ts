/** What a promise rejects with; `undefined` when it resolves. Handled at once, though the test may ask later. */
export function catchError(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}
