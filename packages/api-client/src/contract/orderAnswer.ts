import * as v from 'valibot';
import { isRecord } from '../errors/extractMessage.js';

/** What servers write into the `status` of an answer that reports a failure under a success status. */
const FAILED_STATUSES = new Set(['error', 'fail', 'failed', 'failure', 'rejected', 'declined', 'denied', 'refused']);

/**
 * Reads the body of a success answer to an order: parsed JSON, or the text itself, because some servers answer with
 * nothing or a sentence. Throws for a page and for JSON that breaks off: neither need come from the server that was asked.
 */
export function parseOrderAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (/^\s*[<{["]/.test(text)) throw error;
    return text;
  }
}

/**
 * Whether a success answer to an order may be taken as its acceptance: it is no list, and does not say no. Anything else
 * counts, since the contract asks for a success status only.
 */
export function isAcceptance(answer: unknown): boolean {
  if (answer === false || Array.isArray(answer)) return false;
  return !isRecord(answer) || !saysNo(answer);
}

function saysNo({ success, ok, status, error, errors }: Readonly<Record<string, unknown>>): boolean {
  const hasFailed = typeof status === 'string' && FAILED_STATUSES.has(status.trim().toLowerCase());
  return hasFailed || isNo(success) || isNo(ok) || !isEmpty(error) || !isEmpty(errors);
}

function isNo(flag: unknown): boolean {
  return flag === false || (typeof flag === 'string' && flag.trim().toLowerCase() === 'false');
}

/** Servers also send `error: null`, `''`, `false`, `0`, `[]` or `{}` when there is none. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false || value === 0;
}

/** Any success answer to an order that may be taken as its acceptance. */
export const acceptanceSchema = v.pipe(v.unknown(), v.check(isAcceptance, 'Does not accept the order'));
