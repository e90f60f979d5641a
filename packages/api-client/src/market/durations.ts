const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  wk: 7 * 86_400_000,
  mo: 30 * 86_400_000,
  y: 365 * 86_400_000,
};

export const DAY_MS = 86_400_000;

/**
 * The length of an interval or range such as `1h` or `1d` (ms); months and years approximately. `undefined` for any
 * other text.
 */
export function parseDuration(text: string): number | undefined {
  const [, digits, unit = ''] = /^([1-9]\d{0,3})(m|h|d|wk|mo|y)$/.exec(text) ?? [];
  const length = UNITS[unit];
  return digits === undefined || length === undefined ? undefined : Math.trunc(+digits) * length;
}

/** The length of one bar of a fixed-length interval: minutes, hours, one day (ms). */
export function parseStep(interval: string): number | undefined {
  const length = parseDuration(interval);
  return length !== undefined && length <= DAY_MS && DAY_MS % length === 0 ? length : undefined;
}
