import type { Fault } from '../../sandbox-api/src/simulation/faults.ts';

const htmlPage = (title: string) => ({
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  contentType: 'text/html',
});

/** What can happen instead of a valid response. The HTML pages are those of a proxy in front of the server. */
export const failureModes = {
  '400': { status: 400, body: {} },
  '401': { status: 401, body: {} },
  '403': { status: 403, body: {} },
  '404': { status: 404, body: {} },
  '413': { status: 413, ...htmlPage('413 Request Entity Too Large'), cors: false },
  '429': { status: 429, body: {} },
  '500': { status: 500, ...htmlPage('Server Error (500)') },
  '502': { status: 502, ...htmlPage('502 Bad Gateway') },
  '503': { status: 503, body: {} },
  '504': { status: 504, ...htmlPage('504 Gateway Time-out') },
  cut: { cut: 'before' },
  'cut after the server has acted': { cut: 'after' },
  reset: { cut: 'reset' },
  truncated: { cut: 'truncated' },
  hang: { status: 504, delayMs: 600_000 },
  'HTML 200': { status: 200, ...htmlPage('Welcome') },
  'empty 200': { status: 200 },
} as const satisfies Readonly<Record<string, Omit<Fault, 'method' | 'path'>>>;

export type FailureMode = keyof typeof failureModes;
