import type { Failure } from '@etherpilot/ui';
import { errorTexts } from '../texts/pageTexts.js';
import type { ServerAnswer } from './placeOrder.js';

const catalogue = new Set<string>(Object.values(errorTexts));

/**
 * The screen's sentence, followed by the reason: the server's own for a refusal, such as 'Verify your e-mail first.',
 * or why nothing was sent.
 */
export function withServerSentence(
  sentence: string,
  { message }: Failure,
  { kind, status, details }: Pick<ServerAnswer, 'kind' | 'status' | 'details'>,
): string {
  if (catalogue.has(message)) return sentence;
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  const isOwn = isRefusal && typeof details === 'object' && details !== null;
  const isCancelled = kind === 'unexpected' && status === undefined;
  return isOwn || isCancelled ? `${sentence} ${message}` : sentence;
}
