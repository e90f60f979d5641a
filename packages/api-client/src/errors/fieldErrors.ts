import type { FieldErrors } from './ApiError.js';
import { isRecord, joinTexts, MAX_ENTRIES, messageKeys, newWalk } from './extractMessage.js';
import { toPlainText } from './toPlainText.js';

// Keys these servers use for the answer as a whole, not for a field.
const aboutTheAnswer = new Set<string>([...messageKeys, 'errors', 'code', 'messages', 'status', 'status_code', 'type']);

/** The client's names of fields by their names on the wire, where the two differ. */
export type FieldNames = Readonly<Record<string, string>>;

/**
 * Messages by field name, several for one field joined by a space. Fields may also be nested one level down, under
 * `errors`, `error` or `detail`. A field that `names` does not hold keeps its name on the wire. `undefined` when there are none.
 */
export function readFieldErrors(body: unknown, names: FieldNames = {}): FieldErrors | undefined {
  if (!isRecord(body)) return undefined;
  const found: Record<string, string> = Object.create(null);
  const walk = newWalk();
  for (const source of [body['detail'], body['error'], body['errors'], body]) {
    if (!isRecord(source)) continue;
    for (const [field, value] of Object.entries(source).slice(0, MAX_ENTRIES)) {
      // The app may show the name beside the text, so it has to be readable too.
      const known = Object.hasOwn(names, field) ? names[field] : field;
      const name = aboutTheAnswer.has(field) ? undefined : toPlainText(known);
      const text = name === undefined ? undefined : joinTexts(value, walk);
      if (name !== undefined && text !== undefined) found[name] = text;
    }
  }
  return Object.keys(found).length === 0 ? undefined : Object.freeze(found);
}
