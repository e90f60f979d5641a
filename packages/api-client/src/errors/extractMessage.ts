import { plainText, shorten } from './plainText.js';

/** Bodies nested deeper than this are no message for a person. */
const MAX_DEPTH = 4;
/** Enough for any form, and a bound for hostile bodies. */
export const MAX_ENTRIES = 50;

/** The keys that carry the message of a whole answer, in their order (spec section 8). */
export const messageKeys = ['non_field_errors', 'error', 'detail', 'message'] as const;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The message of an error body: first entry of `non_field_errors`, then `error`, `detail`, `message`, then the field
 * errors as 'field: message' (spec section 8). A body that is a list speaks through its first text, as the server's
 * own validation errors do. `undefined` when the body says nothing a person could read.
 */
export function extractMessage(body: unknown): string | undefined {
  if (Array.isArray(body)) return firstOf(body.filter((entry) => typeof entry === 'string').map(plainText));
  return isRecord(body) ? messageOfRecord(body, 0) : undefined;
}

/** All texts in a value, joined by a blank: what stands behind a field name (G-106). */
export function joinedText(value: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const texts = value.slice(0, MAX_ENTRIES).map((entry) => joinedText(entry, depth + 1));
    return plainText(texts.filter((text) => text !== undefined).join(' '));
  }
  return isRecord(value) ? messageOfRecord(value, depth + 1) : plainText(value);
}

function messageOfRecord(body: Record<string, unknown>, depth: number): string | undefined {
  const own = messageKeys.filter((key) => Object.hasOwn(body, key));
  return firstOf(own.map((key) => firstText(body[key], depth))) ?? joinedFields(body, depth);
}

/** The first text in a value: a list speaks through its first entry that has one. */
function firstText(value: unknown, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return firstOf(value.slice(0, MAX_ENTRIES).map((entry) => firstText(entry, depth + 1)));
  return joinedText(value, depth);
}

function joinedFields(body: Record<string, unknown>, depth: number): string | undefined {
  const parts = Object.entries(body)
    .slice(0, MAX_ENTRIES)
    .filter(([field]) => !messageKeys.some((key) => key === field))
    .flatMap(([field, value]) => {
      const name = plainText(field);
      const text = joinedText(value, depth + 1);
      return name === undefined || text === undefined ? [] : [`${name}: ${text}`];
    });
  return parts.length === 0 ? undefined : shorten(parts.join(', '));
}

function firstOf(texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined);
}
