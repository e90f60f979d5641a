import type { ErrorTexts } from './errorTexts.js';

/** The names of an error's title and default message among the texts. */
type TextNames = readonly [title: keyof ErrorTexts, message: keyof ErrorTexts];

const serverError: TextNames = ['serverErrorTitle', 'serverError'];

/** The texts of an HTTP status. */
const byStatus: Readonly<Record<number, TextNames>> = {
  400: ['validationTitle', 'badRequest'],
  401: ['authenticationTitle', 'unauthorized'],
  403: ['accessDeniedTitle', 'forbidden'],
  404: ['notFoundTitle', 'notFound'],
  429: ['rateLimitTitle', 'tooManyRequests'],
  500: serverError,
  502: serverError,
  503: ['serverErrorTitle', 'serviceUnavailable'],
  504: serverError,
};

/** Title and default message of an HTTP status. */
export function getTextsForStatus(
  status: number,
  texts: ErrorTexts,
): { readonly title: string; readonly message: string } {
  const [title, message] = byStatus[status] ?? ['errorTitle', 'otherStatus'];
  return { title: texts[title], message: texts[message].replaceAll('{status}', String(status)) };
}
