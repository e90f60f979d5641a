import { errorTexts } from '@etherpilot/api-client';
import type { Failure } from '@etherpilot/ui';
import type { ServerAnswer } from './placeOrder.js';

const catalogue = new Set<string>(Object.values(errorTexts));

/** The screen's sentence, and below it what the server itself says as it refuses, such as 'Verify your e-mail first.' */
export function withServerSentence(
  sentence: string,
  { message }: Failure,
  { status = 0, details }: ServerAnswer,
): string {
  const isRefusal = status >= 400 && status < 500;
  const isOwn = typeof details === 'object' && details !== null && !catalogue.has(message);
  return isRefusal && isOwn ? `${sentence} ${message}` : sentence;
}
