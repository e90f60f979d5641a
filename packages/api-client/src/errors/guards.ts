import { ApiError } from './ApiError.js';

/** Whether a thrown value is the client's error. Checks the name, because a page may load the package twice. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof ApiError || (thrown instanceof Error && thrown.name === 'ApiError' && 'kind' in thrown);
}

/** Whether a call was cancelled by its caller. Never show such an error. */
export function isAborted(thrown: unknown): boolean {
  if (isApiError(thrown)) return thrown.kind === 'aborted';
  return thrown instanceof Error && thrown.name === 'AbortError';
}
