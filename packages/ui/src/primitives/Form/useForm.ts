'use client';

import { useReducer, useRef } from 'react';
import type { Failure } from '../../model/Failure.js';
import type { Notice } from '../../model/Notice.js';
import { IDLE, isLocked, type Submission } from '../../model/Submission.js';
import {
  createFormState,
  type FieldName,
  type FormProblem,
  getFieldError,
  getFormFailure,
  getOpenPreset,
  getRemainingFailure,
  reduceForm,
} from './formState.js';
import { useSubmitLock } from './useSubmitLock.js';

/** What validation found: what to send, or why not. */
export type FormCheck<Values, Request> =
  | { readonly request: Request }
  | { readonly problem: FormProblem<FieldName<Values>> };

export interface FormOptions<Values, Request> {
  /** Read once. */
  readonly initial: Values;
  /** Taken by values that are `null`, as soon as it has something for them; they then stay as if typed. */
  readonly preset?: Partial<Values>;
  /** How far the host has come; left out where none answers. */
  readonly submission?: Submission;
  /** Fields that are sent without the blanks around them: with or without those, it is the same value. */
  readonly trimmed?: readonly FieldName<Values>[];
  /** The values that a success resets. Default: none. */
  readonly cleared?: Partial<Values>;
  /** An answer from before the form was opened, read once; its failure is not shown. */
  readonly past?: Submission | null | undefined;
  /** Called once per submit with what validation made of the values. */
  readonly onSubmit: (request: Request) => void;
  readonly onChange?: ((values: Values, changed: Partial<Values>) => void) | undefined;
  /** Hears why a form was not sent. */
  readonly onNotify?: ((notice: Notice) => void) | undefined;
}

/** The props of one field. */
export interface FormField<Value> {
  /** Gives the field the focus when a submit finds a problem in it. */
  readonly ref: (element: HTMLElement | null) => void;
  readonly value: Value;
  readonly error: string | null;
  readonly onValueChange: (value: Value) => void;
}

export interface FormHandle<Values, Request> {
  readonly values: Values;
  readonly change: (changed: Partial<Values>) => void;
  /** `problem`: an error to show while typing, before any submit. */
  readonly field: <Name extends FieldName<Values>>(name: Name, problem?: string | null) => FormField<Values[Name]>;
  /** The failure of the latest attempt, whole. */
  readonly failure: Failure | null;
  /** What that failure says beyond the errors under the fields. */
  readonly remainingFailure: Failure | null;
  readonly isSending: boolean;
  /** What was sent last; `null` before the first time. */
  readonly request: Request | null;
  /** Sends, or shows the problem under its field, focuses that and notifies. Does nothing while an order is unanswered. */
  readonly submit: (check: FormCheck<Values, Request>) => void;
}

/**
 * The state of a form: what is typed, which errors still apply to it, and one call of the host per submit. Validation
 * comes from `rules/`, words from the screen.
 */
export function useForm<Values extends object, Request>({
  initial,
  preset = {},
  submission: answer,
  trimmed = [],
  cleared = {},
  past = null,
  onSubmit,
  onChange,
  onNotify,
}: FormOptions<Values, Request>): FormHandle<Values, Request> {
  const submission = answer ?? IDLE;
  const [state, dispatch] = useReducer(reduceForm<Values, Request>, null, () =>
    createFormState<Values, Request>(initial, submission, past),
  );
  if (state.submission !== submission) dispatch({ type: 'answer', submission, cleared });
  const openPreset = getOpenPreset(state.values, preset);
  if (openPreset !== null) dispatch({ type: 'preset', preset: openPreset });
  const lock = useSubmitLock(submission);
  const elements = useRef(new Map<string, HTMLElement>());
  const failure = getFormFailure(state);
  const { values } = state;

  const change = (changed: Partial<Values>) => {
    dispatch({ type: 'edit', changed });
    // Where no host answers, other values are what shows another intent.
    if (answer === undefined) lock.release();
    onChange?.({ ...values, ...changed }, changed);
  };

  const submit = (check: FormCheck<Values, Request>) => {
    if (submission.status === 'sending' || isLocked(submission)) return;
    if ('problem' in check) {
      const { field, title, description } = check.problem;
      dispatch({ type: 'refuse', problem: check.problem });
      elements.current.get(field)?.focus();
      onNotify?.({ tone: 'negative', title, description });
      return;
    }
    lock.run(() => {
      dispatch({ type: 'send', request: check.request });
      onSubmit(check.request);
    });
  };

  return {
    values,
    change,
    field: (name, problem = null) => ({
      ref: (element) => {
        if (element === null) elements.current.delete(name);
        else elements.current.set(name, element);
      },
      value: values[name],
      error: problem ?? getFieldError(state, name, trimmed.includes(name)),
      onValueChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    failure,
    remainingFailure: failure && getRemainingFailure(failure, Object.keys(values)),
    isSending: submission.status === 'sending',
    request: state.request,
    submit,
  };
}
