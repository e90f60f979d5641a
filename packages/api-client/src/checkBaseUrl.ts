import { parseUrl } from './runtime.js';

/**
 * Returns the base URL without trailing slashes; empty for the page's own origin. Throws a `TypeError` that says how to
 * fix a URL to which the contract's paths cannot be appended.
 */
export function checkBaseUrl(baseUrl: string): string {
  if (baseUrl === '' && globalThis.location !== undefined) return '';
  const remedy = remedyFor(baseUrl);
  if (remedy === undefined) return baseUrl.replace(/\/+$/, '');
  // Never repeat a URL that may hold a password: errors end up in logs.
  const address = /@/.test(baseUrl) ? 'This baseUrl' : `The baseUrl '${baseUrl}'`;
  throw new TypeError(`${address} cannot be used. ${remedy}.`);
}

/** Checks the text itself: `URL` drops spaces and lone question marks, and repairs backslashes. */
function remedyFor(baseUrl: string): string | undefined {
  if (baseUrl === '') return 'Name the server, as in https://api.example.com: it can be empty only on a page';
  if (/\s/.test(baseUrl)) return 'Remove the spaces';
  if (!/^https?:\/\/[^/]/i.test(baseUrl)) return 'Start it with https:// or http:// and the host';
  if (/^\w+:\/\/[^/?#]*@/.test(baseUrl)) return 'Remove the user name and password before the @';
  if (baseUrl.includes('?')) return 'Remove the query (everything from the ?)';
  if (baseUrl.includes('#')) return 'Remove the fragment (everything from the #)';
  if (baseUrl.includes('\\')) return 'Use / instead of \\';
  if (parseUrl(baseUrl) === null) return 'Check its host and port';
  if (/\/api\/*$/i.test(baseUrl)) return 'Remove /api from the end: the client adds it';
  return undefined;
}
