/**
 * What happened:
 * - `http`: the server answered with an error status;
 * - `network`: no answer, and nothing that moves money was on its way;
 * - `timeout`: no complete answer in time;
 * - `aborted`: the caller's own signal ended the call; not an error to show;
 * - `invalidResponse`: a success answer that does not fit the contract;
 * - `notAuthenticated`: the call needs a session and there is none any more;
 * - `uncertain`: a deposit, withdrawal or investment was sent, and nothing proves that the server refused it;
 * - `unexpected`: anything else.
 */
export const apiErrorKinds = [
  'http',
  'network',
  'timeout',
  'aborted',
  'invalidResponse',
  'notAuthenticated',
  'uncertain',
  'unexpected',
] as const;
/** One of {@link apiErrorKinds}: what to branch on. */
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** Messages by wire field name, such as `email`. Has no prototype, so no field name is special. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What an {@link ApiError} is made of, for a host that makes its own, as in tests. */
export interface ApiErrorInit {
  /** What happened. */
  readonly kind: ApiErrorKind;
  /** The toast title. */
  readonly title: string;
  /** The sentence for people; not blank. */
  readonly message: string;
  /** HTTP status, when an answer arrived. */
  readonly status?: number | undefined;
  /** None when left out. */
  readonly fieldErrors?: FieldErrors | undefined;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** The parsed body of the answer. */
  readonly details?: unknown;
  /** What lies beneath. It ends in logs, so it must hold no token. */
  readonly cause?: unknown;
}

const NO_FIELD_ERRORS: FieldErrors = Object.freeze(Object.create(null));

/** The one error every call of the client rejects with. Its title and message are ready to be shown (spec section 8). */
export class ApiError extends Error {
  /** What {@link isApiError} goes by where a page has loaded the package twice. */
  override readonly name = 'ApiError';
  /** What happened, and with it what to do. */
  readonly kind: ApiErrorKind;
  /** The catalogue's toast title. */
  readonly title: string;
  /** HTTP status; `undefined` when no answer arrived. */
  readonly status: number | undefined;
  /** What the server says about single fields of a form; no keys when it says nothing. */
  readonly fieldErrors: FieldErrors;
  /** Seconds the server asks to wait; `undefined` when it does not say. */
  readonly retryAfter: number | undefined;
  /** The parsed body of the answer, unchecked, for screens with a reading order of their own (G-84). */
  readonly details: unknown;

  constructor(init: ApiErrorInit) {
    super(init.message, 'cause' in init ? { cause: init.cause } : undefined);
    this.kind = init.kind;
    this.title = init.title;
    this.status = init.status;
    this.fieldErrors = init.fieldErrors ?? NO_FIELD_ERRORS;
    this.retryAfter = init.retryAfter;
    this.details = init.details;
  }
}
