import { toPlainText } from '@etherpilot/api-client';
import type { ServerAnswer } from './placeOrder.js';

/**
 * The message of a refused withdrawal, in this screen's own order: the error field of the answer, else the first
 * message about the amount, else about the address; `null` when there is none.
 */
export function getWithdrawalFailureText({
  details,
  firstFieldErrors,
}: Pick<ServerAnswer, 'details' | 'firstFieldErrors'>): string | null {
  const { error }: { readonly error?: unknown } = typeof details === 'object' && details !== null ? details : {};
  const text = toPlainText(Array.isArray(error) ? error[0] : error);
  return text ?? firstFieldErrors['amount'] ?? firstFieldErrors['withdrawalAddress'] ?? null;
}
