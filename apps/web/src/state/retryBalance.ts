import { isAborted, isApiError } from '@etherpilot/api-client';
import { reportError } from '../services/reportError.js';
import { readProfile, session } from './session.js';
import { notifyFailure } from './toasts.js';

/** Reads the balance again for a person who has asked for it, and says so when there is no answer. */
export function retryBalance(): void {
  readProfile().catch((error: unknown) => {
    if (!isApiError(error)) reportError(error);
    // A person whose session has ended reads that on the sign-in page.
    else if (!isAborted(error) && session.current.status === 'signedIn') notifyFailure(error);
  });
}
