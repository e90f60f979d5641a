import { ApiError, type KnownApiError } from './ApiError.js';

/**
 * Whether a thrown value is the client's error. Checks the name, because a page may load the package twice. `Input`: that of
 * the call, whose fields `fieldErrors` then has, as in `isApiError<NewWithdrawal>(error)`.
 */
export function isApiError<Input extends object = Readonly<Record<string, unknown>>>(
  thrown: unknown,
): thrown is KnownApiError<keyof Input & string> {
  return thrown instanceof ApiError || (thrown instanceof Error && thrown.name === 'ApiError' && 'kind' in thrown);
}

/** Whether a call was cancelled by its caller. Never show such an error. */
export function isAborted(thrown: unknown): boolean {
  if (isApiError(thrown)) return thrown.kind === 'aborted';
  return thrown instanceof Error && thrown.name === 'AbortError';
}
