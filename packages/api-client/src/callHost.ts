/**
 * Calls a function of the host, such as a listener. An error it throws is reported like that of an event listener: it must
 * reach neither the caller nor other listeners. Returns the result, or `undefined` when it threw.
 */
export function callHost<T>(callback: () => T): T | undefined {
  try {
    return callback();
  } catch (error) {
    if (globalThis.reportError !== undefined) globalThis.reportError(error);
    // oxlint-disable-next-line no-console -- Node has no reportError
    else console.error(error);
    return undefined;
  }
}
