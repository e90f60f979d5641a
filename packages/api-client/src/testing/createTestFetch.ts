/** A request as `fetch` received it. */
export interface TestRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  /** Whether cookies are sent along. */
  readonly credentials: RequestCredentials;
  /** Aborted when the client gives up. */
  readonly signal: AbortSignal;
  readonly respond: (response: Response) => void;
}

export interface TestFetch {
  /** For the option `fetch` of a client. */
  readonly fetch: typeof globalThis.fetch;
  /** Every request received, in order. */
  readonly requests: readonly TestRequest[];
  /** The next request that waits for the test to end it, as soon as there is one. */
  readonly next: () => Promise<TestRequest>;
  readonly count: (method: string, path: string) => number;
}

/**
 * A `fetch` without a network, so that only the test decides when an answer comes. `answer`: answers a request at once, or
 * leaves it to the test with `undefined`.
 */
export function createTestFetch(answer: (request: TestRequest) => Response | undefined = () => undefined): TestFetch {
  const requests: TestRequest[] = [];
  const waiting: TestRequest[] = [];
  const takers: ((request: TestRequest) => void)[] = [];
  return {
    requests,
    fetch(input, init) {
      const {
        method,
        url,
        headers,
        credentials,
        signal: own,
      } = input instanceof Request ? input : new Request(input, init);
      const signal = init?.signal ?? own;
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const { pathname, search } = new URL(url);
      const request: TestRequest = {
        method,
        path: pathname + search,
        headers,
        credentials,
        signal,
        respond: resolve,
      };
      const abort = (): void => reject(signal.reason as Error);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      requests.push(request);
      const response = answer(request);
      if (response !== undefined) resolve(response);
      else {
        const take = takers.shift();
        if (take === undefined) waiting.push(request);
        else take(request);
      }
      return promise;
    },
    next() {
      const request = waiting.shift();
      if (request !== undefined) return Promise.resolve(request);
      return new Promise((resolve) => takers.push(resolve));
    },
    count: (method, path) => requests.filter((seen) => seen.method === method && seen.path === path).length,
  };
}

/** An answer whose body starts and then stalls; `reading` resolves once the client waits for the rest. */
export function createStalledResponse(status = 200): { readonly response: Response; readonly reading: Promise<void> } {
  const { promise: reading, resolve } = Promise.withResolvers<void>();
  let hasStarted = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (hasStarted) {
          resolve();
          return new Promise(() => undefined);
        }
        hasStarted = true;
        controller.enqueue(new TextEncoder().encode('['));
        return undefined;
      },
    },
    // No reading ahead.
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { status, headers: { 'content-type': 'application/json' } }), reading };
}
