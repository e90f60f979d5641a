import { isApiError } from '@etherpilot/api-client';
import { reportError } from './reportError.js';

/**
 * Logs a failed call: a line where it can be looked up, for a server that is down is no error of ours. Anything else is,
 * and is reported.
 */
export function logFailure(call: string, error: unknown): void {
  if (!isApiError(error)) {
    reportError(error);
    return;
  }
  // eslint-disable-next-line no-console -- the log the specification asks for (section 7).
  console.info(`${call}: ${error.title}. ${error.message}`);
}
