/** The error messages a failed provider is reported with. */
export const INVALID_YAHOO_FORMAT = 'Invalid data format received from Yahoo Finance API';
export const FETCH_FAILED = 'Failed to fetch chart data';
export const httpError = (status: number) => `HTTP error! status: ${status}`;

/** An error description comes from outside and ends up in a log. */
const MAX_DESCRIPTION_LENGTH = 500;

/** Throws when an answer carries an error: with its description, or 'Failed to fetch chart data'. */
export function throwReported(error: unknown): void {
  if (error === undefined || error === null) return;
  const { description } = Object(error) as { description?: unknown };
  const isText = typeof description === 'string' && description.trim() !== '';
  throw new Error(isText ? description.slice(0, MAX_DESCRIPTION_LENGTH) : FETCH_FAILED);
}

/** A property of an unknown value. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Rejects a load of a pair that no provider has and the device has never read. */
export const NO_SOURCE = 'No source for this pair';
