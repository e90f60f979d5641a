import { truncate } from '../../format/truncate.js';
import type { Failure } from '../../model/Failure.js';

export interface SplitFailure {
  /** Shown under the field of that name. */
  readonly email: string | null;
  readonly password: string | null;
  /** Errors that belong to no field, line by line; `null` when there are none. */
  readonly general: { readonly title: string; readonly lines: readonly string[] } | null;
}

function ownFields(errors: Readonly<Record<string, string>>, field: string): string | null {
  return Object.hasOwn(errors, field) ? (errors[field] ?? null) : null;
}

function getGeneralFailure(title: string, lines: readonly string[]): SplitFailure['general'] {
  // The limit applies to the whole text, because a server can name any number of fields.
  return { title, lines: truncate(lines.join('\n')).split('\n') };
}

/** Splits a failed signup into errors under its fields and errors above the button, so that nothing is repeated. */
export function splitFailure(failure: Failure): SplitFailure {
  const errors = failure.fieldErrors ?? {};
  const email = ownFields(errors, 'email');
  const password = ownFields(errors, 'password');
  const shown = [email, password].filter((text) => text !== null);
  if (shown.length === 0) return { email, password, general: getGeneralFailure(failure.title, [failure.message]) };
  const repeatsFields = shown.some((text) => failure.message.includes(text));
  const others = Object.entries(errors)
    .filter(([field, text]) => field !== 'email' && field !== 'password' && !shown.includes(text))
    .map(([field, text]) => `${field}: ${text}`);
  const lines = repeatsFields ? others : [failure.message, ...others];
  return { email, password, general: lines.length === 0 ? null : getGeneralFailure(failure.title, lines) };
}
