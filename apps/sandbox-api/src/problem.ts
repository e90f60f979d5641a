/** An error answer, thrown from anywhere below a route and turned into a response by the app. */
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

/** A 404 as Django words it. */
export const notFound = () => new Problem(404, { detail: 'Not found.' });

/** The 400 of a withdrawal or an investment above the balance. */
export const insufficientBalance = () => new Problem(400, { error: 'Insufficient balance' });

/** A 500 as Django words it for JSON. */
export const serverError = () => new Problem(500, { error: 'Server Error (500)' });
