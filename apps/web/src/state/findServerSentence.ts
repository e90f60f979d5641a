import { type ApiError, errorTexts } from '@etherpilot/api-client';
import { language } from '../language/language.js';

/** What the server itself said as it refused an account; `null` where the client had to find words for it. */
export function findServerSentence({ message }: ApiError): string | null {
  return message === (language.errors.unauthorized ?? errorTexts.unauthorized) ? null : message;
}
