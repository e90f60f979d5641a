import { createApiClient, errorTexts } from '@etherpilot/api-client';
import { describe, expect, it } from 'vitest';
import { appendReason, findReason, NotSent } from './failureReason.js';
import { nameDialogFields } from './startBot.js';

/** What a call rejects with that the server answers like this. */
function failWith(status: number, body: unknown): Promise<unknown> {
  const { request } = createApiClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async () => Response.json(body, { status }),
  });
  return request('bots/', { isPublic: true, retry: false }).catch((error: unknown) => error);
}

describe('the reason of a failure', () => {
  it.each([
    ["a refusal's own sentence", 403, { detail: 'Verify your e-mail first.' }, 'Verify your e-mail first.'],
    ['a sentence that is also a default text', 403, { detail: errorTexts.forbidden }, errorTexts.forbidden],
    ['none for a refusal without a body', 400, null, undefined],
    ['none for a server that is down', 503, { detail: 'Out of order.' }, undefined],
  ])('is %s', async (_, status, body, reason) => {
    expect(findReason(await failWith(status, body))).toBe(reason);
  });

  it('is why nothing was sent', () => {
    expect(findReason(new NotSent('This bot is in maintenance.'))).toBe('This bot is in maintenance.');
  });

  it('is none for an error in the code', () => {
    expect(findReason(new TypeError('x is undefined'))).toBeUndefined();
  });

  it('follows the sentence of the screen', () => {
    expect(appendReason('Failed to start the bot.', 'This bot is paused.')).toBe(
      'Failed to start the bot. This bot is paused.',
    );
    expect(appendReason('Failed to start the bot.', undefined)).toBe('Failed to start the bot.');
  });
});

it.each([
  ['alone', { initialAmount: 'Too low.' }, 'initial_amount: Too low.', { amount: 'Too low.' }, 'Too low.'],
  [
    'beside others',
    { initialAmount: 'Too low.', strategy: 'Odd.' },
    'initial_amount: Too low., strategy: Odd.',
    { amount: 'Too low.', strategy: 'Odd.' },
    'initial_amount: Too low., strategy: Odd.',
  ],
  ['not at all', { strategy: 'Odd.' }, undefined, { strategy: 'Odd.' }, undefined],
])('the amount of a refused bot is named as in its dialog, %s', (_, fieldErrors, reason, named, inWords) => {
  expect(nameDialogFields({ fieldErrors, reason })).toEqual({ fieldErrors: named, reason: inWords });
});
