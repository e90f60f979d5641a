/** Seconds a `Retry-After` header asks to wait (a count or an HTTP date), or `undefined` when it cannot be parsed. */
export function readRetryAfter(header: string | null | undefined, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Only texts with a month name: `Date.parse` alone would read '-5' as a year.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
}
