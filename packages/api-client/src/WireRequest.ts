import type { CallInfo } from './errors/mapFailure.js';

/** What a call resolves with, by how its answer is read. A `response` has arrived without its body. */
export interface Answers {
  readonly json: string;
  readonly blob: Blob;
  readonly response: Response;
}

/** A request that is sent once, or twice if it may be retried. */
export interface WireRequest extends CallInfo {
  readonly body?: string | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Timeout of one attempt, the body of its answer included (ms). */
  readonly timeoutMs: number;
  readonly read: keyof Answers;
  /** Called when the request is handed to `fetch`: from then on it may arrive. */
  readonly onSent?: (() => void) | undefined;
  /** Whether it is sent once more after a temporary failure. */
  readonly mayRetry: boolean;
}

/** Sends one request and resolves with the body of a success answer. Rejects only with an {@link ApiError}. */
export type Transport = (request: WireRequest) => Promise<Answers[keyof Answers]>;
