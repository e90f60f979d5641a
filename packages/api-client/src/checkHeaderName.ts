/** Sent by the client itself, with another meaning. */
const OWN_HEADERS = new Set(['accept', 'authorization', 'content-type']);

/** Returns the name of a header that may be added to a request. Throws a `TypeError` for any other text; `what`: its role. */
export function checkHeaderName(name: string, what: string): string {
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && !OWN_HEADERS.has(name.toLowerCase())) return name;
  throw new TypeError(`The ${what} '${name}' cannot be used. Name a header of its own, such as Idempotency-Key.`);
}
