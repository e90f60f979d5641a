import { toPlainText } from '@etherpilot/api-client';

function firstText(value: unknown): string | null {
  return toPlainText(Array.isArray(value) ? value[0] : value) ?? null;
}

/**
 * The message of a refused withdrawal, in this screen's own order: the error field of the answer, else the first entry
 * of amount, else of withdrawal_address; `null` when there is none.
 */
export function getWithdrawalFailureText(details: unknown): string | null {
  if (typeof details !== 'object' || details === null) return null;
  const body: ReadonlyMap<string, unknown> = new Map(Object.entries(details));
  return firstText(body.get('error')) ?? firstText(body.get('amount')) ?? firstText(body.get('withdrawal_address'));
}
