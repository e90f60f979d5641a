import { checkPath, checkTime } from './checkOptions.js';
import { isAcceptance, parseOrderAnswer } from './contract/orderAnswer.js';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import type { FieldNames } from './errors/fieldErrors.js';
import { isApiError } from './errors/guards.js';
import { isUncertain } from './errors/isUncertain.js';
import { describeFailure, toApiError, toUncertain } from './errors/toApiError.js';
import { uniqueName } from './runtime.js';
import { type Schema, validate } from './standardSchema.js';
import type { Transport, WireRequest } from './WireRequest.js';

/** Options every call takes as its last argument. */
export interface CallOptions {
  /**
   * Cancels this call only; it then rejects with kind `aborted`. An order that may have left cannot be taken back: it
   * rejects with kind `uncertain`.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of one attempt (ms); the whole call takes at most twice that. Default: the client's. A shared refresh this
   * call waits for is not cancelled by it.
   */
  readonly timeoutMs?: number | undefined;
  /** Overrides error texts for this call. */
  readonly texts?: Partial<ErrorTexts> | undefined;
  /**
   * Whether a GET that failed temporarily is sent once more. Default `true`. Has no effect on the retry after a 401, nor on
   * anything but a GET.
   */
  readonly retry?: boolean | undefined;
}

/** Options of the calls that move money. */
export interface OrderOptions extends CallOptions {
  /**
   * Identifies the order in the client's `idempotencyHeader`: 1 to 255 visible ASCII characters. Pass the same one to place
   * the same order again. Default: a new one for each call. Not sent where no header is configured.
   */
  readonly key?: string | undefined;
}

/** Options of `client.request`. */
export interface RequestOptions extends OrderOptions {
  /** Default `GET`. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON; a `FormData` as it is. */
  readonly body?: object | undefined;
  /**
   * How the answer is read: parsed JSON (the default; `undefined` for an empty answer to anything but a GET), a `Blob`, or the
   * `Response` itself, whose body has not been read. No deadline covers that body, but the caller's signal cancels it.
   */
  readonly read?: 'json' | 'blob' | 'response' | undefined;
  /**
   * Whether the call moves money: any failure that does not prove a refusal then rejects with kind `uncertain`, and so does a
   * success answer that says no or does not match its schema.
   */
  readonly movesMoney?: boolean | undefined;
  /** Sends no bearer token; a 401 is then an ordinary answer. Default `false`. */
  readonly isPublic?: boolean | undefined;
}

/** Options of a call that checks the answer. */
export interface SchemaOptions<Output> extends RequestOptions {
  /** Validates the parsed answer; a mismatch rejects with kind `invalidResponse`. */
  readonly schema: Schema<Output>;
}

/** Options of the built-in calls. */
export interface BuiltInOptions<Output> extends SchemaOptions<Output> {
  /** What the fields of the body are called in errors, by their names on the wire, where the two differ. */
  readonly fieldNames?: FieldNames | undefined;
  /** Error texts for an answer that does not match, where they differ from those of the call. */
  readonly answerTexts?: Partial<ErrorTexts> | undefined;
  /** Throws the error of an answer that matches, but does not belong to this call. */
  accept?(answer: Output): void;
  /** Whether an answer that cannot be read is kept out of the error, because it may hold a secret. */
  readonly isSecret?: boolean | undefined;
  /** Whether the caller ends the session itself when the account is refused. */
  readonly isSigningIn?: boolean | undefined;
}

/** A call as it may be sent several times, with one bearer token after another. */
export interface Attempt extends Omit<WireRequest, 'onSent'> {
  readonly movesMoney: boolean;
  readonly hasKey: boolean;
  readonly isSigningIn: boolean;
  readonly isSecret: boolean;
}

/** Requests of the contract, sent one at a time: without a session, a refresh or a retry of their own. */
export interface Requests {
  /** The error texts of a call: its own, falling back to the client's. */
  readonly resolveTexts: (options?: CallOptions) => ErrorTexts;
  /** Throws a `TypeError` or `RangeError` for options that no call can have. */
  prepare(path: string, options: Partial<BuiltInOptions<unknown>>): Attempt;
  /** Resolves with what the options ask for; rejects with an {@link ApiError}. */
  send(attempt: Attempt, bearer?: string): Promise<unknown>;
  /** Validates the answer to a call: that it does not refuse an order, and that it matches the schema if there is one. */
  check<Output>(attempt: Attempt, answer: unknown, options: Partial<BuiltInOptions<Output>>): Promise<Output>;
}

export interface RequestsParts {
  /** Scheme and host; empty for the page's own origin. */
  readonly host: string;
  readonly texts: ErrorTexts;
  readonly transport: Transport;
  /** Timeout of one attempt (ms). */
  readonly timeoutMs: number;
  /** The header that identifies a call that moves money; absent when none is sent. */
  readonly idempotencyHeader?: string | undefined;
}

/** What every server can read in a header. */
const KEY = /^[!-~]{1,255}$/;

/** Adds paths, JSON, error texts and answer validation to the transport. */
export function createRequests({ host, texts, transport, timeoutMs, idempotencyHeader }: RequestsParts): Requests {
  function resolveTexts(options?: CallOptions): ErrorTexts {
    return options?.texts === undefined ? texts : completeTexts(options.texts, texts);
  }

  return {
    resolveTexts,
    prepare(path, options) {
      const { method = 'GET', body, movesMoney = false, key, read = 'json' } = options;
      // `fetch` would fail as if the order had left.
      if (key !== undefined && !KEY.test(key))
        throw new TypeError(`The key must be 1 to 255 visible ASCII characters, not '${key}'.`);
      const headers: Record<string, string> = { accept: read === 'json' ? 'application/json' : '*/*' };
      const hasKey = movesMoney && idempotencyHeader !== undefined;
      // Made once, so that a retry has the same key.
      if (hasKey) headers[idempotencyHeader] = key ?? uniqueName();
      const isForm = typeof FormData === 'function' && body instanceof FormData;
      if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
      return {
        method,
        url: new URL(`${host}/api/${checkPath(path)}`, globalThis.location?.href),
        headers,
        // Serialized once, so that a retry sends the same bytes.
        body: isForm ? body : JSON.stringify(body),
        signal: options.signal,
        timeoutMs: checkTime('timeoutMs', options.timeoutMs ?? timeoutMs),
        texts: resolveTexts(options),
        fieldNames: options.fieldNames,
        trace: { attempts: 0 },
        read,
        mayRetry: method === 'GET' && (options.retry ?? true),
        movesMoney,
        hasKey,
        isSigningIn: options.isSigningIn ?? false,
        isSecret: options.isSecret ?? false,
      };
    },
    async send(attempt, bearer) {
      const { movesMoney, hasKey, texts: own } = attempt;
      let mayHaveLeft = false;
      const onSent = (): void => {
        // A request cannot leave a device that is offline. Node has no `onLine`.
        const connection: { readonly onLine?: boolean } | undefined = globalThis.navigator;
        mayHaveLeft = connection?.onLine !== false;
      };
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      try {
        const body = await transport({ ...attempt, headers: { ...attempt.headers, ...headers }, onSent });
        return typeof body === 'string' ? readJson(body, attempt) : body;
      } catch (error) {
        const failure = toApiError(error, own);
        throw movesMoney && isUncertain(failure, { mayHaveLeft, hasKey }) ? toUncertain(failure, own) : failure;
      }
    },
    async check({ movesMoney, isSecret, texts: own }, answer, { schema, answerTexts, accept }) {
      try {
        if (movesMoney && !isAcceptance(answer)) throw new TypeError('The answer does not accept the order.');
        const output = schema === undefined ? (answer as never) : await validate(schema, answer);
        accept?.(output);
        return output;
      } catch (cause) {
        if (isApiError(cause)) throw cause;
        const details = isSecret ? undefined : answer;
        const error = describeFailure({ kind: 'invalidResponse', details, cause }, completeTexts(answerTexts, own));
        throw movesMoney ? toUncertain(error, own) : error;
      }
    },
  };
}

function readJson(text: string, { method, movesMoney, isSecret, texts }: Attempt): unknown {
  try {
    if (movesMoney) return parseOrderAnswer(text);
    return text === '' && method !== 'GET' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // What an engine says of it quotes the text, and a cause ends up in logs.
    const cause = new TypeError('The answer is not JSON.');
    throw describeFailure({ kind: 'invalidResponse', details: isSecret ? undefined : text, cause }, texts);
  }
}

/** Writes down on an error which call it belongs to. */
export function withCall(thrown: unknown, { method, url, texts, trace }: Attempt): unknown {
  const error = toApiError(thrown, texts);
  return Object.assign(error, { method, path: url.pathname, ...trace });
}
