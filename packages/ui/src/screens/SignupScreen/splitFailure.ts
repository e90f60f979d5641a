import { brief } from '../../format/brief.js';
import type { Failure } from '../../model/Failure.js';

export interface SplitFailure {
  /** Told under the field of that name. */
  readonly email: string | null;
  readonly password: string | null;
  /** What no field tells, line by line; `null` when nothing is left to say. */
  readonly general: { readonly title: string; readonly lines: readonly string[] } | null;
}

function own(errors: Readonly<Record<string, string>>, field: string): string | null {
  return Object.hasOwn(errors, field) ? (errors[field] ?? null) : null;
}

function generalOf(title: string, lines: readonly string[]): SplitFailure['general'] {
  // The limit is that of the whole: a server can name any number of fields.
  return { title, lines: brief(lines.join('\n')).split('\n') };
}

/** Parts a failed signup into what stands under its fields and what stands above the button, so that nothing is said twice. */
export function splitFailure(failure: Failure): SplitFailure {
  const errors = failure.fieldErrors ?? {};
  const email = own(errors, 'email');
  const password = own(errors, 'password');
  const shown = [email, password].filter((text) => text !== null);
  if (shown.length === 0) return { email, password, general: generalOf(failure.title, [failure.message]) };
  const repeatsFields = shown.some((text) => failure.message.includes(text));
  const others = Object.entries(errors)
    .filter(([field, text]) => field !== 'email' && field !== 'password' && !shown.includes(text))
    .map(([field, text]) => `${field}: ${text}`);
  const lines = repeatsFields ? others : [failure.message, ...others];
  return { email, password, general: lines.length === 0 ? null : generalOf(failure.title, lines) };
}
