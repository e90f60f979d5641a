import { isApiError } from '@etherpilot/api-client';
import { reportError } from './reportError.js';

/**
 * Logs a failed call as information, because a server that is down is no bug of the app. Anything else is one, and is
 * reported.
 */
export function logFailure(call: string, error: unknown): void {
  if (!isApiError(error)) {
    reportError(error);
    return;
  }
  // eslint-disable-next-line no-console -- failed calls are logged on purpose.
  console.info(`${call}: ${error.title}. ${error.message}`);
}
