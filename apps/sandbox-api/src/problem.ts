/** An answer other than success, thrown from anywhere below a route and turned into a response by the app. */
export class Problem extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 404 as the framework words it. */
export const notFound = () => new Problem(404, { detail: 'Not found.' });

/** 400 of a withdrawal or an investment above the balance. */
export const insufficientBalance = () => new Problem(400, { error: 'Insufficient balance' });

/** 500 as the framework words it for JSON. */
export const serverError = () => new Problem(500, { error: 'Server Error (500)' });
