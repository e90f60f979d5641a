import { plainText, shorten } from './plainText.js';

/** Bodies nested deeper than this are no message for a person. */
const MAX_DEPTH = 8;
/** Enough for any form, and a bound for hostile bodies. */
export const MAX_ENTRIES = 50;
/** How many values are looked at before a body is taken for endless. */
const MAX_VALUES = 1_000;

/** The keys that carry the message of a whole answer, in their order (spec section 8). */
export const messageKeys = ['non_field_errors', 'error', 'detail', 'message'] as const;

/** One reading of a body: how far it has come. */
interface Walk {
  readonly depth: number;
  /** Shared by the whole reading. */
  readonly budget: { left: number };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The message of an error body: first entry of `non_field_errors`, then `error`, `detail`, `message`, then the field
 * errors as 'field: message' (spec section 8). A body that is a list speaks through its first text, as the server's
 * own validation errors do. `undefined` when the body says nothing a person could read.
 */
export function extractMessage(body: unknown): string | undefined {
  if (Array.isArray(body)) return firstOf(texts(body.slice(0, MAX_VALUES)), plainText);
  return isRecord(body) ? messageOfRecord(body, newWalk()) : undefined;
}

/** All texts in a value, joined by a blank: what stands behind a field name (G-106). */
export function joinedText(value: unknown, walk: Walk): string | undefined {
  const inner = goDown(walk);
  if (inner === undefined) return undefined;
  if (isRecord(value)) return messageOfRecord(value, inner);
  if (!Array.isArray(value)) return plainText(value);
  return plainText(texts(value.slice(0, MAX_ENTRIES).map((entry) => joinedText(entry, inner))).join(' '));
}

function messageOfRecord(body: Record<string, unknown>, walk: Walk): string | undefined {
  const own = messageKeys.filter((key) => Object.hasOwn(body, key));
  return firstOf(own, (key) => firstText(body[key], walk)) ?? joinedFields(body, walk);
}

/** The first text in a value: a list speaks through its first entry that has one. */
function firstText(value: unknown, walk: Walk): string | undefined {
  if (!Array.isArray(value)) return joinedText(value, walk);
  const inner = goDown(walk);
  return inner && firstOf(value.slice(0, MAX_ENTRIES), (entry) => firstText(entry, inner));
}

function joinedFields(body: Record<string, unknown>, walk: Walk): string | undefined {
  const parts = Object.entries(body)
    .slice(0, MAX_ENTRIES)
    .filter(([field]) => !messageKeys.some((key) => key === field))
    .flatMap(([field, value]) => {
      const name = plainText(field);
      const text = joinedText(value, walk);
      return name === undefined || text === undefined ? [] : [`${name}: ${text}`];
    });
  return parts.length === 0 ? undefined : shorten(parts.join(', '));
}

/** The beginning of a reading. */
export function newWalk(): Walk {
  return { depth: 0, budget: { left: MAX_VALUES } };
}

/** One level further down; `undefined` where the reading ends. */
function goDown({ depth, budget }: Walk): Walk | undefined {
  budget.left -= 1;
  return depth < MAX_DEPTH && budget.left >= 0 ? { depth: depth + 1, budget } : undefined;
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string');
}

function firstOf<T>(values: readonly T[], textOf: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const text = textOf(value);
    if (text !== undefined) return text;
  }
  return undefined;
}
