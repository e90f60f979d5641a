import type { ErrorTexts } from './errorTexts.js';

/** Title and default message of an HTTP status. */
export function getTextsForStatus(
  status: number,
  texts: ErrorTexts,
): { readonly title: string; readonly message: string } {
  switch (status) {
    case 400:
      return { title: texts.validationTitle, message: texts.badRequest };
    case 401:
      return { title: texts.authenticationTitle, message: texts.unauthorized };
    case 403:
      return { title: texts.accessDeniedTitle, message: texts.forbidden };
    case 404:
      return { title: texts.notFoundTitle, message: texts.notFound };
    case 429:
      return { title: texts.rateLimitTitle, message: texts.tooManyRequests };
    case 500:
    case 502:
    case 504:
      return { title: texts.serverErrorTitle, message: texts.serverError };
    case 503:
      return { title: texts.serverErrorTitle, message: texts.serviceUnavailable };
    default:
      return { title: texts.errorTitle, message: texts.otherStatus.replaceAll('{status}', String(status)) };
  }
}
