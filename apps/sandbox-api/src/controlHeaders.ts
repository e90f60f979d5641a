/**
 * What a call of `/sandbox/*` has to carry: a page of another origin cannot send it without a preflight, and none is granted.
 * Imports nothing, so that whoever drives the sandbox can have it.
 */
export const controlHeaders = { 'x-sandbox-control': '1' } as const;
