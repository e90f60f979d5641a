/**
 * The headers a call of `/sandbox/*` needs: a page of another origin cannot send them without a preflight, which is
 * refused.
 * Imports nothing, so that test drivers can import it.
 */
export const controlHeaders = { 'x-sandbox-control': '1' } as const;
