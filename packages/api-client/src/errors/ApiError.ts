/**
 * What happened:
 * - `http`: the server answered with an error status;
 * - `network`: no answer to a call that does not move money;
 * - `timeout`: no complete answer in time;
 * - `aborted`: the caller's own signal cancelled the call; not an error to show;
 * - `invalidResponse`: a success answer that does not match the contract;
 * - `notAuthenticated`: the call needs a session and there is none;
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
/** One of {@link apiErrorKinds}: branch on this. */
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/**
 * Messages by the name the field has in the input of the call, such as `withdrawalAddress`; a field the call does not take
 * keeps its name on the wire. Has no prototype, so no field name is special.
 */
export type FieldErrors = Readonly<Record<string, string>>;

/** Fields of an {@link ApiError}, for code that creates its own, as in tests. */
export interface ApiErrorInit {
  /** What happened. */
  readonly kind: ApiErrorKind;
  /** The title of the toast. */
  readonly title: string;
  /** The sentence to display; not blank. */
  readonly message: string;
  /** HTTP status, when an answer arrived. */
  readonly status?: number | undefined;
  /** None when left out. */
  readonly fieldErrors?: FieldErrors | undefined;
  /** The same as `fieldErrors` when left out. */
  readonly firstFieldErrors?: FieldErrors | undefined;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** The parsed body of the answer. */
  readonly details?: unknown;
  /** The underlying error. It ends up in logs, so it must not hold a token. */
  readonly cause?: unknown;
}

const NO_FIELD_ERRORS: FieldErrors = Object.freeze(Object.create(null));

/**
 * The one error every call of the client rejects with. Its title and message are ready to display.
 *
 * @example
 * ```ts
 * try {
 *   await api.withdrawals.create(withdrawal);
 * } catch (error) {
 *   if (!isApiError(error) || isAborted(error)) throw error;
 *   if (error.kind === 'uncertain') await showHistory(); // It may have been stored: do not send it again.
 *   showToast(error.title, error.message);
 * }
 * ```
 */
export class ApiError extends Error {
  /** {@link isApiError} checks the name, because a page may load the package twice. */
  override readonly name = 'ApiError';
  /** What happened; branch on this. */
  readonly kind: ApiErrorKind;
  /** The title of the toast. */
  readonly title: string;
  /** HTTP status; `undefined` when no answer arrived. */
  readonly status: number | undefined;
  /** The server's messages about single form fields; no keys when there are none. */
  readonly fieldErrors: FieldErrors;
  /** Of each field only the first of its messages, for screens that show one. */
  readonly firstFieldErrors: FieldErrors;
  /** Seconds the server asks to wait; `undefined` when it does not say. */
  readonly retryAfter: number | undefined;
  /** The parsed body of the answer, unvalidated and with the names of the wire, for screens that pick their own message from it. */
  readonly details: unknown;

  constructor(init: ApiErrorInit) {
    super(init.message, 'cause' in init ? { cause: init.cause } : undefined);
    this.kind = init.kind;
    this.title = init.title;
    this.status = init.status;
    this.fieldErrors = init.fieldErrors ?? NO_FIELD_ERRORS;
    this.firstFieldErrors = init.firstFieldErrors ?? this.fieldErrors;
    this.retryAfter = init.retryAfter;
    this.details = init.details;
  }
}
