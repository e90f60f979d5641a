import * as v from 'valibot';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import type { FieldNames } from './errors/fieldErrors.js';
import { isUncertain } from './errors/isUncertain.js';
import { describeFailure, toApiError, toUncertain } from './errors/toApiError.js';
import type { Transport, WireRequest } from './http.js';

/** Options every call takes as its last argument. */
export interface CallOptions {
  /** Cancels this call only; it then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of one attempt (ms); the whole call takes at most twice that. Default: the client's. A shared refresh this
   * call waits for is not cancelled by it.
   */
  readonly timeoutMs?: number | undefined;
  /** Overrides error texts for this call. */
  readonly texts?: Partial<ErrorTexts> | undefined;
}

export interface PostOptions extends CallOptions {
  /** Sent without a bearer token, and a 401 is an ordinary answer: login, register, refresh. */
  readonly isPublic?: boolean;
  /** Any failure that does not prove a refusal is reported as `uncertain`. */
  readonly movesMoney?: boolean;
  /** Any success status counts, whatever the body holds; the call resolves with `undefined`. */
  readonly ignoresAnswer?: boolean;
  /** What the fields of the body are called in errors, where that differs. */
  readonly fieldNames?: FieldNames;
}

/** A request as it may be sent several times, with one bearer token after another. */
export interface Attempt extends Omit<WireRequest, 'bearer' | 'onSent'> {
  readonly movesMoney: boolean;
}

/** Requests of the contract, sent one at a time: without a session, a refresh or a retry of their own. */
export interface Requests {
  /** The error texts of a call: its own, falling back to the client's. */
  readonly textsOf: (options?: CallOptions) => ErrorTexts;
  /** The URL of a path below `/api`. */
  readonly urlOf: (path: string) => URL;
  get(url: URL, options?: CallOptions): Attempt;
  post(path: string, body: object, options?: PostOptions): Attempt;
  /** Resolves with parsed JSON, rejects with an {@link ApiError}. */
  send(attempt: Attempt, bearer?: string): Promise<unknown>;
  /** Validates an answer against its schema; a mismatch rejects as `invalidResponse`. */
  readonly parse: <S extends v.GenericSchema>(schema: S, answer: unknown, options?: CallOptions) => v.InferOutput<S>;
}

export interface RequestsParts {
  /** Scheme and host; empty for the page's own origin. */
  readonly host: string;
  readonly texts: ErrorTexts;
  readonly transport: Transport;
  /** Timeout of one attempt (ms). */
  readonly timeoutMs: number;
}

/** Adds paths, JSON, error texts and answer validation to the transport. */
export function createRequests({ host, texts, transport, timeoutMs }: RequestsParts): Requests {
  function urlOf(path: string): URL {
    return new URL(`${host}/api/${path}`, globalThis.location?.href);
  }

  function textsOf(options?: CallOptions): ErrorTexts {
    return options?.texts === undefined ? texts : completeTexts(options.texts, texts);
  }

  /** The options of a call that apply to each of its attempts. */
  function termsOf(options: CallOptions): Pick<Attempt, 'signal' | 'timeoutMs' | 'texts'> {
    return { signal: options.signal, timeoutMs: options.timeoutMs ?? timeoutMs, texts: textsOf(options) };
  }

  return {
    textsOf,
    urlOf,
    get: (url, options = {}) => ({
      ...termsOf(options),
      method: 'GET',
      url,
      mayRetry: true,
      answer: 'read',
      movesMoney: false,
    }),
    post: (path, body, options = {}) => ({
      ...termsOf(options),
      method: 'POST',
      url: urlOf(path),
      // Serialized once, so that a retry sends the same bytes.
      body: JSON.stringify(body),
      mayRetry: false,
      answer: options.ignoresAnswer === true ? 'ignore' : 'read',
      movesMoney: options.movesMoney ?? false,
      fieldNames: options.fieldNames,
    }),
    async send(attempt, bearer) {
      const { movesMoney, ...request } = attempt;
      let mayArrive = false;
      const onSent = (): void => {
        // A request sent while offline cannot have arrived. Node has no `onLine`.
        const connection: { readonly onLine?: boolean } | undefined = globalThis.navigator;
        mayArrive = connection?.onLine !== false;
      };
      try {
        const text = await transport({ ...request, bearer, onSent });
        return request.answer === 'ignore' ? undefined : readJson(text, request.texts);
      } catch (error) {
        const failure = toApiError(error, request.texts);
        const mayBeStored = isUncertain(failure) || failure.kind === 'unexpected';
        throw movesMoney && mayArrive && mayBeStored ? toUncertain(failure, request.texts) : failure;
      }
    },
    parse(schema, answer, options) {
      const parsed = v.safeParse(schema, answer);
      if (parsed.success) return parsed.output;
      const cause = new v.ValiError(parsed.issues);
      throw describeFailure({ kind: 'invalidResponse', details: answer, cause }, textsOf(options));
    },
  };
}

function readJson(text: string, texts: ErrorTexts): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw describeFailure({ kind: 'invalidResponse', details: text, cause }, texts);
  }
}
