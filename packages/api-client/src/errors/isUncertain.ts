import type { ApiError } from './ApiError.js';

// Node, Bun and Deno report when no connection was made; elsewhere every lost answer leaves the order uncertain.
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

export interface OrderSending {
  /** Whether the order may have left the device, for errors without an answer that proves that it has arrived. */
  readonly mayHaveLeft: boolean;
  /** Whether it carries a key, by which servers recognize a repeat. */
  readonly hasKey: boolean;
}

/** Whether an order that failed like this may have been stored: nothing proves that the server refused it first. */
export function isUncertain(error: ApiError, { mayHaveLeft, hasKey }: OrderSending): boolean {
  switch (error.kind) {
    case 'http':
      return !isRefusal(error.status, hasKey);
    case 'invalidResponse':
      return true;
    case 'network':
      return mayHaveLeft && !isNeverConnected(error.cause);
    case 'timeout':
    case 'aborted':
    case 'unexpected':
      return mayHaveLeft;
    default:
      return false;
  }
}

/**
 * A 5xx may follow after the order was stored, a 408 comes from a proxy that gave up waiting, and a 409 may say that a
 * request with the same key is still running.
 */
function isRefusal(status = 0, hasKey: boolean): boolean {
  return status >= 400 && status < 500 && status !== 408 && !(hasKey && status === 409);
}

/** Node puts the code on the error's cause, Bun on the error itself, and Deno has a sentence only. */
function isNeverConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const hasCode = 'code' in error && NEVER_CONNECTED.has(String(error.code));
  return hasCode || error.message.includes('client error (Connect)') || isNeverConnected(error.cause);
}
