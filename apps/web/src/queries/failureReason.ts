import { isApiError } from '@etherpilot/api-client';

/** Why an order was not sent, in words for the person. */
export class NotSent extends Error {}

/**
 * Why a call failed, for the person: the server's own sentence of a refusal, or why nothing was sent. What a server says about
 * its own failures, such as a 500, is not for them.
 */
export function findReason(error: unknown): string | undefined {
  if (error instanceof NotSent) return error.message;
  return isApiError(error) && isRefusal(error.status) ? error.serverMessage : undefined;
}

function isRefusal(status = 0): boolean {
  return status >= 400 && status < 500;
}

/** The screen's sentence, followed by the reason where there is one, such as 'Verify your e-mail first.' */
export function appendReason(sentence: string, reason: string | undefined): string {
  return reason === undefined ? sentence : `${sentence} ${reason}`;
}
