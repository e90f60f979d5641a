import ky from 'ky';
import { answerToError, thrownToError } from './errors/mapFailure.js';
import { readRequestId } from './errors/readRequestId.js';
import { type Emit, headerSetter } from './events.js';
import { startTimeout } from './timeout.js';
import { followOnOrigin, refuseRedirect } from './redirects.js';
import { pauseAfter, RETRY_PAUSE_MS } from './retryPause.js';
import { withoutCache } from './runtime.js';
import { untilAborted } from './untilAborted.js';
import type { Transport } from './WireRequest.js';

/** Stands for an answer after which another attempt is made. */
class Temporary extends Error {}

/** `ownFetch` is used instead of the global one. */
export function createTransport(ownFetch: typeof fetch | undefined, emit: Emit): Transport {
  // No cookies: one would make the server ask for a CSRF token. A followed POST would continue as a GET, or carry a password
  // to an address nobody configured; not `error`, which Cloudflare Workers refuse. ky's own timeout restarts with the body.
  const api = ky.create({
    ...withoutCache(),
    credentials: 'omit',
    redirect: 'manual',
    timeout: false,
    throwHttpErrors: false,
  });

  return async function send(request) {
    const { method, url, body, headers, signal, timeoutMs, trace, read, mayRetry, onSent } = request;
    let timeout = startTimeout(timeoutMs, signal);
    let isSent = false;
    let pause = RETRY_PAUSE_MS;
    const describeAttempt = (attempt: number) => ({ method, path: url.pathname, attempt });
    const toError = (error: unknown) => thrownToError(error, request, { isSent, hasTimedOut: timeout.signal.aborted });

    const attempt = async (asked: Request): Promise<Response> => {
      const mayRepeat = mayRetry && !isSent;
      // The caller may have left before, or during the pause.
      if (signal?.aborted === true) throw signal.reason;
      if (isSent) {
        timeout.release();
        timeout = startTimeout(timeoutMs, signal);
      }
      const { signal: own, race } = timeout;
      trace.attempts += 1;
      const info = describeAttempt(trace.attempts);
      emit('request', { ...info, setHeader: headerSetter(asked.headers) });
      const follow = method === 'GET' ? followOnOrigin : refuseRedirect;
      const sendOnce = (to: Request, more?: RequestInit): Promise<Response> => {
        // ky hands over a copy, whose body is a stream: such a body cannot be sent everywhere, nor be seen by tools.
        const answer = (ownFetch ?? fetch)(to, { ...more, ...(body && { body }), signal: own });
        isSent = true;
        onSent?.();
        return answer;
      };
      const response = await race(follow(sendOnce, asked));
      trace.requestId = readRequestId(response.headers);
      emit('response', { ...info, status: response.status, headers: response.headers });
      const asksFor = mayRepeat ? pauseAfter(response) : null;
      if (asksFor === null) return response;
      pause = asksFor;
      response.body?.cancel().catch(() => undefined);
      throw new Temporary();
    };

    try {
      const sending = api(url, {
        method,
        headers,
        body: body ?? null,
        fetch: (input) => attempt(input as Request),
        retry: {
          limit: mayRetry ? 1 : 0,
          delay: () => pause,
          shouldRetry: ({ error }) => error instanceof Temporary || toError(error).kind === 'network',
        },
        hooks: { beforeRetry: [() => emit('retry', describeAttempt(trace.attempts + 1))] },
      });
      const response = await untilAborted(sending, signal);
      const { race } = timeout;
      // An error whose body cannot be read to its end is reported by its status.
      if (!response.ok) throw answerToError(response, await race(response.text()).catch(() => undefined), request);
      if (read === 'response') return response;
      return await race<string | Blob>(read === 'blob' ? response.blob() : response.text());
    } catch (error) {
      throw toError(error);
    } finally {
      timeout.release({ isFollowing: read === 'response' });
    }
  };
}
