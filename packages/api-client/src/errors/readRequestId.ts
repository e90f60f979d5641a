const NAMES = ['x-request-id', 'x-correlation-id', 'request-id', 'x-amzn-requestid', 'x-amzn-trace-id', 'cf-ray'];

/** What the server calls this request in its logs, where it says so and a page may read it. */
export function readRequestId(headers: Headers): string | undefined {
  for (const name of NAMES) {
    const id = headers.get(name)?.trim() ?? '';
    if (id !== '') return id.slice(0, 200);
  }
  return undefined;
}
