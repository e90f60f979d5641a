import { ApiError } from './ApiError.js';

/** Whether a thrown value is the client's error. Goes by name too, for pages that load the package twice. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof ApiError || (thrown instanceof Error && thrown.name === 'ApiError' && 'kind' in thrown);
}

/** Whether a call ended because its caller no longer wanted it. Such an end is never shown. */
export function isAborted(thrown: unknown): boolean {
  if (isApiError(thrown)) return thrown.kind === 'aborted';
  return thrown instanceof Error && thrown.name === 'AbortError';
}
