import { describe, expect, it } from 'vitest';
import { withServerSentence } from './serverSentence.js';

const sentence = 'Failed to start the bot. Please try again.';
const failureWith = (message: string) => ({ title: 'Error', message });

describe('the server sentence after the one of a screen', () => {
  it("is a refusal's own", () => {
    const answer = { kind: 'http', status: 403, details: { detail: 'Verify your e-mail first.' } } as const;
    expect(withServerSentence(sentence, failureWith('Verify your e-mail first.'), answer)).toBe(
      `${sentence} Verify your e-mail first.`,
    );
  });

  it('is why nothing was sent', () => {
    const answer = { kind: 'unexpected', status: undefined, details: undefined } as const;
    expect(withServerSentence(sentence, failureWith('This bot is in maintenance.'), answer)).toBe(
      `${sentence} This bot is in maintenance.`,
    );
  });

  it.each([
    ['a server that is down', 'Out of order.', { kind: 'http', status: 503, details: { detail: 'Out of order.' } }],
    ['a refusal without a body', 'No.', { kind: 'http', status: 400, details: null }],
    [
      'default texts',
      'An unexpected error occurred. Please try again.',
      { kind: 'unexpected', status: undefined, details: undefined },
    ],
  ] as const)('is none for %s', (_, message, answer) => {
    expect(withServerSentence(sentence, failureWith(message), answer)).toBe(sentence);
  });
});
