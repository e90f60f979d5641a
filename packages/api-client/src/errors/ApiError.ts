/**
 * What happened:
 * - `http`: the server answered with an error status;
 * - `network`: no answer to a call that does not move money;
 * - `timeout`: no complete answer in time;
 * - `aborted`: the caller's own signal cancelled the call, an order before it was sent; not an error to show;
 * - `invalidResponse`: a success answer that does not match the contract;
 * - `notAuthenticated`: the call needs a session and there is none;
 * - `uncertain`: a deposit, withdrawal or investment was sent, and nothing proves whether the server accepted it;
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
export type FieldErrors<Field extends string = string> = Readonly<
  string extends Field ? Record<string, string> : Partial<Record<Field, string>>
>;

/** Fields of an {@link ApiError}, for code that creates its own, as in tests. */
export interface ApiErrorInit<Field extends string = string> {
  /** What happened. */
  readonly kind: ApiErrorKind;
  /** The title of the toast. */
  readonly title: string;
  /** The sentence to display; not blank. */
  readonly message: string;
  /** The server's own sentence, when it sent one. */
  readonly serverMessage?: string | undefined;
  /** HTTP status, when an answer arrived. */
  readonly status?: number | undefined;
  /** None when left out. */
  readonly fieldErrors?: FieldErrors<Field> | undefined;
  /** The same as `fieldErrors` when left out. */
  readonly firstFieldErrors?: FieldErrors<Field> | undefined;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** The method of the call, such as `GET`. */
  readonly method?: string | undefined;
  /** Its path without query, such as `/api/bots/`. */
  readonly path?: string | undefined;
  /** How often it was sent. */
  readonly attempts?: number | undefined;
  /** What the server calls it in its logs. */
  readonly requestId?: string | undefined;
  /** The parsed body of the answer. */
  readonly details?: unknown;
  /** The underlying error. It ends up in logs, so it must not hold a token. */
  readonly cause?: unknown;
}

const NO_FIELD_ERRORS: FieldErrors = Object.freeze(Object.create(null));

/** What of an error may be in logs as it is. */
const LOGGED = [
  'name',
  'kind',
  'title',
  'message',
  'serverMessage',
  'status',
  'method',
  'path',
  'attempts',
  'requestId',
  'retryAfter',
  'isRetryable',
] as const;

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
export class ApiError<Field extends string = string> extends Error {
  /** {@link isApiError} checks the name, because a page may load the package twice. */
  override readonly name = 'ApiError';
  /** What happened; branch on this. */
  declare readonly kind: ApiErrorKind;
  /** The title of the toast. */
  declare readonly title: string;
  /**
   * What the server itself said, as plain text of at most 2,000 characters; `undefined` when `message` is one of the client's
   * texts alone.
   */
  declare readonly serverMessage: string | undefined;
  /** HTTP status; `undefined` when no answer arrived. */
  declare readonly status: number | undefined;
  /** The server's messages about single form fields; no keys when there are none. */
  declare readonly fieldErrors: FieldErrors<Field>;
  /** Of each field only the first of its messages, for screens that show one. */
  declare readonly firstFieldErrors: FieldErrors<Field>;
  /** Seconds the server asks to wait; `undefined` when it does not say. */
  declare readonly retryAfter: number | undefined;
  /** The parsed body of the answer, unvalidated and with the names of the wire, for screens that pick their own message from it. */
  declare readonly details: unknown;
  /** The method of the call, such as `GET`; `undefined` for an error that belongs to none. */
  declare readonly method: string | undefined;
  /** The path of the call without its query, such as `/api/bots/`. */
  declare readonly path: string | undefined;
  /** How often the call was sent, a retry included; 0 when it never was. */
  declare readonly attempts: number | undefined;
  /** What the server calls the request in its logs: `x-request-id` and the like, where the page may read it. */
  declare readonly requestId: string | undefined;

  constructor(init: ApiErrorInit<Field>) {
    super(init.message, init);
    const fieldErrors = init.fieldErrors ?? NO_FIELD_ERRORS;
    Object.assign(this, init, { fieldErrors, firstFieldErrors: init.firstFieldErrors ?? fieldErrors });
  }

  /** Whether the same call may succeed later. Never one that may have been carried out. */
  get isRetryable(): boolean {
    if (this.kind === 'network' || this.kind === 'timeout') return true;
    const { status = 0 } = this;
    return this.kind === 'http' && (status === 408 || status === 425 || status === 429 || status >= 500);
  }

  /** For logs: without `details` and headers, which may hold what belongs to the user. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { cause } = this;
    return {
      ...Object.fromEntries(LOGGED.map((name) => [name, this[name]])),
      fields: Object.keys(this.fieldErrors),
      cause: cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined,
    };
  }
}

/** What is known of an error by its kind. */
export interface KnownByKind {
  /** An answer has a status. */
  readonly http: { readonly status: number };
  /** There was no answer. */
  readonly network: { readonly status: undefined };
  /** There was no complete answer. */
  readonly timeout: { readonly status: undefined };
  /** The answer was not waited for. */
  readonly aborted: { readonly status: undefined };
  /** The status was one of success. */
  readonly invalidResponse: unknown;
  /** Nothing was sent. */
  readonly notAuthenticated: { readonly status: undefined };
  /** There may have been an answer. */
  readonly uncertain: unknown;
  /** There was no answer. */
  readonly unexpected: { readonly status: undefined };
}

/** An {@link ApiError} whose type `kind` narrows. `Field`: the fields of the call's input. */
export type KnownApiError<Field extends string = string> = {
  [Kind in ApiErrorKind]: ApiError<Field> & KnownByKind[Kind] & { readonly kind: Kind };
}[ApiErrorKind];
