import type { ErrorTexts } from './errors/errorTexts.js';
import { abortKind } from './errors/mapFailure.js';
import { describeFailure, toApiError } from './errors/toApiError.js';
import { untilAborted } from './untilAborted.js';

/** Rejects one caller on abort while the shared promise goes on. */
export function untilCallerLeaves<T>(
  shared: Promise<T>,
  signal: AbortSignal | undefined,
  texts: ErrorTexts,
): Promise<T> {
  return untilAborted(shared, signal).catch((error: unknown) => {
    const hasLeft = signal?.aborted === true && error === signal.reason;
    throw hasLeft ? describeFailure({ kind: abortKind(signal) }, texts) : toApiError(error, texts);
  });
}
