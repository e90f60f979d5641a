import { createApiClient, isApiError, memoryTokenStore } from '@etherpilot/api-client';
import { describe, expect, it } from 'vitest';
import { getWithdrawalFailureText } from './withdrawalFailure.js';

/** The text for a withdrawal that the server answers with 400 and this body. */
async function getTextFor(body: unknown): Promise<string | null> {
  const api = createApiClient({
    baseUrl: 'http://127.0.0.1',
    tokenStore: memoryTokenStore({ tokens: { access: 'access-1', refresh: 'refresh-1' }, user: null }),
    fetch: async () => Response.json(body ?? null, { status: 400 }),
  });
  const error: unknown = await api.withdrawals
    .create({ amount: '75.5', currency: 'ETH', withdrawalAddress: '0x1' })
    .catch((thrown: unknown) => thrown);
  if (!isApiError(error)) throw new Error('The withdrawal was not refused.');
  return getWithdrawalFailureText(error);
}

describe('the message of a refused withdrawal', () => {
  it('is the error field first', { tags: ['WD-24', 'G-84'] }, async () => {
    const body = { error: 'Insufficient balance', amount: ['Too small.'], withdrawal_address: ['Too short.'] };
    expect(await getTextFor(body)).toBe('Insufficient balance');
  });

  it('is the first entry about the amount second', { tags: ['WD-25'] }, async () => {
    const body = { amount: ['Too small.', 'Odd.'], withdrawal_address: ['Too short.'] };
    expect(await getTextFor(body)).toBe('Too small.');
  });

  it('is the first entry about the address third', { tags: ['WD-26'] }, async () => {
    expect(await getTextFor({ withdrawal_address: ['Too short.', 'Odd.'], detail: 'No.' })).toBe('Too short.');
  });

  it.each([
    undefined,
    null,
    '<html>',
    7,
    [],
    {},
    { error: '' },
    { error: '<h1>Server Error (500)</h1>' },
    { error: '[object Object]', amount: ['\u200b'] },
    { error: { code: 1 } },
    { amount: [] },
    { detail: 'No.' },
  ])('is the product’s own sentence when the answer is %j', { tags: ['WD-27'] }, async (body) => {
    expect(await getTextFor(body)).toBeNull();
  });
});
