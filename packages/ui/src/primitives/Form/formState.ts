import type { Failure } from '../../model/Failure.js';
import { getFailure, isSameAnswer, type Submission } from '../../model/Submission.js';

/** Forms name their values as the server's errors do, in the words of the model: `withdrawalAddress`. */
export type FieldName<Values> = keyof Values & string;

/** Why a form was not sent: the first problem found, and the field it is about. */
export interface FormProblem<Field extends string> {
  readonly field: Field;
  readonly title: string;
  /** Shown under the field. */
  readonly description: string;
}

export interface FormState<Values, Request> {
  readonly values: Values;
  /** The values that the server's errors are about: those sent last, at first the initial ones. */
  readonly sent: Values;
  /** What was sent last; `null` before the first time. */
  readonly request: Request | null;
  /** Whether a success would be about the values in the form. */
  readonly isAwaited: boolean;
  /** Found by the last attempt to submit; an edit removes it. */
  readonly problem: FormProblem<FieldName<Values>> | null;
  /** The latest submission of the host. */
  readonly submission: Submission;
  /** A submission whose failure belongs to an earlier attempt and is not shown any more. */
  readonly past: Submission | null;
}

export type FormAction<Values, Request> =
  | { readonly type: 'edit'; readonly changed: Partial<Values> }
  /** Not by the person: what has been found wrong stays. */
  | { readonly type: 'preset'; readonly preset: Partial<Values> }
  | { readonly type: 'refuse'; readonly problem: FormProblem<FieldName<Values>> }
  | { readonly type: 'send'; readonly request: Request }
  /** `cleared`: the values a success resets. */
  | { readonly type: 'answer'; readonly submission: Submission; readonly cleared: Partial<Values> };

export function createFormState<Values, Request>(
  values: Values,
  submission: Submission,
  past: Submission | null,
): FormState<Values, Request> {
  return { values, sent: values, request: null, isAwaited: false, problem: null, submission, past };
}

export function reduceForm<Values, Request>(
  state: FormState<Values, Request>,
  action: FormAction<Values, Request>,
): FormState<Values, Request> {
  switch (action.type) {
    case 'edit':
      return { ...state, values: { ...state.values, ...action.changed }, problem: null };
    case 'preset': {
      const values = { ...state.values, ...action.preset };
      // Until something is sent, the server's errors are about the initial values.
      return { ...state, values, sent: state.request === null ? { ...state.sent, ...action.preset } : state.sent };
    }
    case 'refuse':
      return { ...state, problem: action.problem, past: state.submission };
    case 'send':
      return { ...state, sent: state.values, request: action.request, isAwaited: true, problem: null };
    default:
      return takeAnswer(state, action.submission, action.cleared);
  }
}

function takeAnswer<Values, Request>(
  state: FormState<Values, Request>,
  submission: Submission,
  cleared: Partial<Values>,
): FormState<Values, Request> {
  // What follows belongs to this attempt, even when the host passes the same failure again.
  const past = submission.status === 'sending' ? null : state.past;
  if (submission.status !== 'succeeded' || !state.isAwaited) return { ...state, submission, past };
  // Nothing must be sent a second time by one submit too many.
  return { ...state, submission, past, isAwaited: false, values: { ...state.values, ...cleared } };
}

/** The part of a preset whose values are still `null`; `null` when there is none left to take. */
export function getOpenPreset<Values extends object>(values: Values, preset: Partial<Values>): Partial<Values> | null {
  const open = Object.entries(preset).filter(
    ([name, value]) => value !== null && value !== undefined && values[name as keyof Values] === null,
  );
  return open.length === 0 ? null : (Object.fromEntries(open) as Partial<Values>);
}

/** The failure of the latest attempt; `null` when there is none. */
export function getFormFailure({
  submission,
  past,
}: Pick<FormState<unknown, unknown>, 'submission' | 'past'>): Failure | null {
  return past !== null && isSameAnswer(submission, past) ? null : getFailure(submission);
}

function trimText(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/**
 * The error of a field: what the last attempt found, else the server's error while the field has the value that was
 * sent. `isTrimmed`: blanks around a text make no other value.
 */
export function getFieldError<Values>(
  state: FormState<Values, unknown>,
  field: FieldName<Values>,
  isTrimmed: boolean,
): string | null {
  const { problem, values, sent } = state;
  if (problem !== null) return problem.field === field ? problem.description : null;
  const [now, then] = isTrimmed ? [trimText(values[field]), trimText(sent[field])] : [values[field], sent[field]];
  const errors = getFormFailure(state)?.fieldErrors;
  if (errors === undefined || now !== then) return null;
  return Object.hasOwn(errors, field) ? (errors[field] ?? null) : null;
}

/** What a failure says beyond the errors of the given fields, so that nothing is repeated; `null` when that is nothing. */
export function getRemainingFailure(failure: Failure, fields: readonly string[]): Failure | null {
  const errors = Object.entries(failure.fieldErrors ?? {});
  const shown = errors.filter(([field]) => fields.includes(field)).map(([, text]) => text);
  if (shown.length === 0) return failure;
  const others = errors
    .filter(([field, text]) => !fields.includes(field) && !shown.includes(text))
    .map(([field, text]) => `${field}: ${text}`);
  const repeatsFields = shown.some((text) => failure.message.includes(text));
  const lines = repeatsFields ? others : [failure.message, ...others];
  return lines.length === 0 ? null : { title: failure.title, message: lines.join('\n') };
}
