import type { ApiError } from './ApiError.js';

// Node tells when no connection came about; browsers tell nothing, so there every lost answer stays in doubt.
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether a request that failed like this may have been carried out all the same. */
export function leavesDoubt(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
      return !isNeverConnected(error.cause);
    case 'timeout':
    case 'invalidResponse':
      return true;
    case 'http':
      // A proxy in front lost the server's answer.
      return error.status === 502 || error.status === 504;
    default:
      return false;
  }
}

function isNeverConnected(cause: unknown): boolean {
  const origin = cause instanceof Error ? cause.cause : undefined;
  return origin instanceof Error && 'code' in origin && NEVER_CONNECTED.has(String(origin.code));
}
