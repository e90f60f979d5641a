import { toPlainText, truncate } from './toPlainText.js';

/** Bodies nested deeper than this hold no message for a user. */
const MAX_DEPTH = 8;
/** Enough for any form, and a bound for hostile bodies. */
export const MAX_ENTRIES = 50;
/** How many values are read before a body is given up as endless. */
const MAX_VALUES = 1_000;

/** The keys that hold the message of a whole answer, in order of precedence. */
export const messageKeys = ['non_field_errors', 'error', 'detail', 'message'] as const;

/** The state of one traversal of a body. */
interface Walk {
  readonly depth: number;
  /** Shared by the whole traversal. */
  readonly budget: { left: number };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Extracts the message of an error body: first entry of `non_field_errors`, then `error`, `detail`, `message`, then the
 * field errors as 'field: message'. For a list it is the first text, as in the server's own validation errors.
 * `undefined` when there is no readable text.
 */
export function extractMessage(body: unknown): string | undefined {
  if (Array.isArray(body)) return findFirst(texts(body.slice(0, MAX_VALUES)), toPlainText);
  return isRecord(body) ? messageOfRecord(body, newWalk()) : undefined;
}

/** All texts in a value, joined by a space: the messages of one field. */
export function joinTexts(value: unknown, walk: Walk): string | undefined {
  const inner = goDown(walk);
  if (inner === undefined) return undefined;
  if (isRecord(value)) return messageOfRecord(value, inner);
  if (!Array.isArray(value)) return toPlainText(value);
  return toPlainText(texts(value.slice(0, MAX_ENTRIES).map((entry) => joinTexts(entry, inner))).join(' '));
}

function messageOfRecord(body: Record<string, unknown>, walk: Walk): string | undefined {
  const own = messageKeys.filter((key) => Object.hasOwn(body, key));
  return findFirst(own, (key) => firstText(body[key], walk)) ?? joinedFields(body, walk);
}

/** The first text in a value: of a list, its first entry that has one. */
export function firstText(value: unknown, walk: Walk): string | undefined {
  if (!Array.isArray(value)) return joinTexts(value, walk);
  const inner = goDown(walk);
  return inner && findFirst(value.slice(0, MAX_ENTRIES), (entry) => firstText(entry, inner));
}

function joinedFields(body: Record<string, unknown>, walk: Walk): string | undefined {
  const parts = Object.entries(body)
    .slice(0, MAX_ENTRIES)
    .filter(([field]) => !messageKeys.some((key) => key === field))
    .flatMap(([field, value]) => {
      const name = toPlainText(field);
      const text = joinTexts(value, walk);
      return name === undefined || text === undefined ? [] : [`${name}: ${text}`];
    });
  return parts.length === 0 ? undefined : truncate(parts.join(', '));
}

/** Starts a traversal. */
export function newWalk(): Walk {
  return { depth: 0, budget: { left: MAX_VALUES } };
}

/** One level deeper; `undefined` at the limits. */
function goDown({ depth, budget }: Walk): Walk | undefined {
  budget.left -= 1;
  return depth < MAX_DEPTH && budget.left >= 0 ? { depth: depth + 1, budget } : undefined;
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string');
}

function findFirst<T>(values: readonly T[], getText: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const text = getText(value);
    if (text !== undefined) return text;
  }
  return undefined;
}
