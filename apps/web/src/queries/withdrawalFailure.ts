import { plainText } from '@etherpilot/api-client';

function firstText(value: unknown): string | null {
  return plainText(Array.isArray(value) ? value[0] : value) ?? null;
}

/**
 * What a refused withdrawal says, in this screen's own order (spec section 8, G-84): the error field of the answer, else
 * the first entry of amount, else of withdrawal_address; `null` when it says none of them.
 */
export function withdrawalFailureText(details: unknown): string | null {
  if (typeof details !== 'object' || details === null) return null;
  const body: ReadonlyMap<string, unknown> = new Map(Object.entries(details));
  return firstText(body.get('error')) ?? firstText(body.get('amount')) ?? firstText(body.get('withdrawal_address'));
}
