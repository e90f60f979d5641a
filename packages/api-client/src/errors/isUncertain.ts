import type { ApiError } from './ApiError.js';

// Node reports when no connection was made; browsers do not, so there every lost answer leaves the order uncertain.
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether an order that failed like this may have been stored: nothing proves that the server refused it first. */
export function isUncertain(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
      return !isNeverConnected(error.cause);
    case 'timeout':
    case 'invalidResponse':
      return true;
    case 'http':
      return !isRefusal(error.status);
    default:
      return false;
  }
}

/** A 5xx may follow after the order was stored, and a 408 comes from a proxy that gave up waiting. */
function isRefusal(status = 0): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

function isNeverConnected(cause: unknown): boolean {
  const origin = cause instanceof Error ? cause.cause : undefined;
  return origin instanceof Error && 'code' in origin && NEVER_CONNECTED.has(String(origin.code));
}
