/**
 * The address without its last slashes; empty for the page's own origin. Throws a `TypeError` for one to which the paths
 * of the contract cannot be added, with the sentence that mends it.
 */
export function checkBaseUrl(baseUrl: string): string {
  if (baseUrl === '' && globalThis.location !== undefined) return '';
  const remedy = remedyFor(baseUrl);
  if (remedy === undefined) return baseUrl.replace(/\/+$/, '');
  // What may hold a password is not repeated: errors end in logs.
  const address = /@/.test(baseUrl) ? 'This baseUrl' : `The baseUrl '${baseUrl}'`;
  throw new TypeError(`${address} cannot be used. ${remedy}.`);
}

/** Looks at the text itself: a `URL` drops spaces and lone question marks, and repairs backslashes. */
function remedyFor(baseUrl: string): string | undefined {
  if (baseUrl === '') return 'Name the server, as in https://api.example.com: it can be empty only on a page';
  if (/\s/.test(baseUrl)) return 'Remove its spaces';
  if (!/^https?:\/\/[^/]/i.test(baseUrl)) return 'Begin it with https:// or http:// and the host';
  if (/^\w+:\/\/[^/?#]*@/.test(baseUrl)) return 'Remove the name and password before the @';
  if (baseUrl.includes('?')) return 'Remove the query, all from the ? on';
  if (baseUrl.includes('#')) return 'Remove the fragment, all from the # on';
  if (baseUrl.includes('\\')) return 'Write / in place of \\';
  if (!URL.canParse(baseUrl)) return 'Check its host and port';
  if (/\/api\/*$/i.test(baseUrl)) return 'Remove /api from its end: the client adds it';
  return undefined;
}
