/** What may differ from one deployment to the next, read from the page at start (G-122). */
export interface Config {
  /** Origin of the operator's server without `/api`; empty for the origin of the page. */
  readonly apiUrl: string;
}

function readUrl(value: unknown): string {
  if (value === undefined || value === '') return '';
  const problem = `The page's configuration has an apiUrl that is not an http(s) address: ${JSON.stringify(value)}`;
  if (typeof value !== 'string') throw new TypeError(problem);
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new TypeError(problem);
  return value.replace(/\/+$/, '');
}

/**
 * Reads the JSON block of the page, which a host may rewrite after the build.
 * Throws on anything it cannot use: a wrong address must show at start, not as a failed payment later.
 */
export function readConfig(block: string | null | undefined): Config {
  const parsed: unknown = block === null || block === undefined ? {} : JSON.parse(block);
  if (typeof parsed !== 'object' || parsed === null)
    throw new TypeError("The page's configuration is not a JSON object");
  return { apiUrl: readUrl((parsed as { apiUrl?: unknown }).apiUrl) };
}
