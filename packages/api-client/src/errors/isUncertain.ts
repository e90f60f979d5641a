import type { ApiError } from './ApiError.js';

// Node, Bun and Deno report when no connection was made; elsewhere every lost answer leaves the order uncertain.
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

/** Node puts the code on the error's cause, Bun on the error itself, and Deno has a sentence only. */
function isNeverConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const hasCode = 'code' in error && NEVER_CONNECTED.has(String(error.code));
  return hasCode || error.message.includes('client error (Connect)') || isNeverConnected(error.cause);
}
