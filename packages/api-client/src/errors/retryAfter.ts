/**
 * Seconds a `Retry-After` header asks to wait (a count or an HTTP date), or `undefined` when it cannot be read. A date is
 * compared with the server's own `Date` where that can be read, because the device's clock may be wrong.
 */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = readDate(text);
  if (at === undefined) return undefined;
  return Math.max(0, Math.ceil((at - (readDate(headers.get('date') ?? '') ?? now)) / 1_000));
}

/** Only texts with a month name: `Date.parse` alone would read '-5' as a year. */
function readDate(text: string): number | undefined {
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : at;
}
