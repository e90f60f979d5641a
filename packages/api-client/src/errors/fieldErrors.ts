import type { ApiErrorInit } from './ApiError.js';
import { firstText, isRecord, joinTexts, MAX_ENTRIES, messageKeys, newWalk } from './extractMessage.js';
import { toPlainText } from './toPlainText.js';

// Keys these servers use for the answer as a whole, not for a field.
const aboutTheAnswer = new Set<string>([...messageKeys, 'errors', 'code', 'messages', 'status', 'status_code', 'type']);

/** The client's names of fields by their names on the wire, where the two differ. */
export type FieldNames = Readonly<Record<string, string>>;

type FoundErrors = Pick<ApiErrorInit, 'fieldErrors' | 'firstFieldErrors'>;

/**
 * Messages by field name, several for one field joined by a space. Fields may also be nested one level down, under
 * `errors`, `error` or `detail`. A field that `names` does not hold keeps its name on the wire. Empty when there are none.
 */
export function readFieldErrors(body: unknown, names: FieldNames = {}): FoundErrors {
  if (!isRecord(body)) return {};
  const found: Record<string, string> = Object.create(null);
  const first: Record<string, string> = Object.create(null);
  const walk = newWalk();
  for (const source of [body['detail'], body['error'], body['errors'], body]) {
    if (!isRecord(source)) continue;
    for (const [field, value] of Object.entries(source).slice(0, MAX_ENTRIES)) {
      // The app may show the name beside the text, so it has to be readable too.
      const known = Object.hasOwn(names, field) ? names[field] : field;
      const name = aboutTheAnswer.has(field) ? undefined : toPlainText(known);
      const text = name === undefined ? undefined : joinTexts(value, walk);
      if (name === undefined || text === undefined) continue;
      found[name] = text;
      first[name] = firstText(value, walk) ?? text;
    }
  }
  if (Object.keys(found).length === 0) return {};
  return { fieldErrors: Object.freeze(found), firstFieldErrors: Object.freeze(first) };
}
