/**
 * Every text the client can put on an error. `{status}` is replaced by the HTTP status, `{currency}` by a coin's code.
 */
export interface ErrorTexts {
  /** Title of a 400. */
  readonly validationTitle: string;
  /** A 400 without a readable body. */
  readonly badRequest: string;
  /** Title of a 401, and of a call made without a session. */
  readonly authenticationTitle: string;
  /** A 401 without a readable body. */
  readonly unauthorized: string;
  /** A call that needs a session was made without one. */
  readonly notAuthenticated: string;
  /** Title of a 403. */
  readonly accessDeniedTitle: string;
  /** A 403 without a readable body. */
  readonly forbidden: string;
  /** Title of a 404. */
  readonly notFoundTitle: string;
  /** A 404 without a readable body. */
  readonly notFound: string;
  /** Title of a 429. */
  readonly rateLimitTitle: string;
  /** A 429 without a readable body. */
  readonly tooManyRequests: string;
  /** Title of 500, 502, 503 and 504. */
  readonly serverErrorTitle: string;
  /** A 500, 502 or 504. */
  readonly serverError: string;
  /** A 503 without a readable body. */
  readonly serviceUnavailable: string;
  /** The title of every error without one of its own. */
  readonly errorTitle: string;
  /** Any other status; `{status}` is its number. */
  readonly otherStatus: string;
  /** Title of a lost connection and of a timeout. */
  readonly connectionTitle: string;
  /** No answer, or none in time. */
  readonly network: string;
  /** An answer that does not match the contract, and anything else unexpected. */
  readonly unexpected: string;
  /** A deposit answer without address or currency. */
  readonly depositTitle: string;
  /** The message under {@link ErrorTexts.depositTitle}. */
  readonly invalidDeposit: string;
  /** A deposit answer for another coin than the requested `{currency}`. */
  readonly otherCoin: string;
  /** Appended to the error of a request that moves money and may have been carried out. */
  readonly uncertain: string;
  /** Title of a call cancelled by its caller; for logs, and for an order that was cancelled after it was sent. */
  readonly abortedTitle: string;
  /** The message under {@link ErrorTexts.abortedTitle}. */
  readonly aborted: string;
}

/** The default error texts. */
export const errorTexts: ErrorTexts = {
  validationTitle: 'Validation Error',
  badRequest: 'Invalid request. Please check your input.',
  authenticationTitle: 'Authentication Failed',
  unauthorized: 'Authentication failed. Please login again.',
  notAuthenticated: 'Not authenticated',
  accessDeniedTitle: 'Access Denied',
  forbidden: 'You do not have permission to perform this action.',
  notFoundTitle: 'Not Found',
  notFound: 'The requested resource was not found.',
  rateLimitTitle: 'Rate Limit Exceeded',
  tooManyRequests: 'Too many requests. Please try again later.',
  serverErrorTitle: 'Server Error',
  serverError: 'Server error. Please try again later.',
  serviceUnavailable: 'Service temporarily unavailable. Please try again later.',
  errorTitle: 'Error',
  otherStatus: 'Request failed with status {status}.',
  connectionTitle: 'Connection Error',
  network: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  depositTitle: 'Deposit error',
  invalidDeposit: 'Invalid response from server. Please try again.',
  otherCoin:
    'You asked for {currency}, but the server answered for another coin. Do not send anything for this deposit.',
  uncertain: 'It may have been sent. Check your history and balance before you try again.',
  abortedTitle: 'Cancelled',
  aborted: 'The request was cancelled.',
};

/** Merges overrides into the default texts. Blank overrides are ignored: an error always has a message. */
export function completeTexts(own: Partial<ErrorTexts> = {}, defaults: ErrorTexts = errorTexts): ErrorTexts {
  const given = Object.entries(own).filter(([, text]) => typeof text === 'string' && text.trim() !== '');
  return { ...defaults, ...Object.fromEntries(given) };
}
