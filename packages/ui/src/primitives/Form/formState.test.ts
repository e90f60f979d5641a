import { describe, expect, it, test } from 'vitest';
import { wrongPassword } from '../../fixtures/failures.js';
import { getFailure, IDLE, isSameAnswer, type Submission } from '../../model/Submission.js';
import { decimal } from '../../money/decimal.js';
import {
  createFormState,
  type FormAction,
  type FormState,
  getFieldError,
  getFormFailure,
  getOpenPreset,
  getRemainingFailure,
  reduceForm,
} from './formState.js';

interface Values {
  readonly email: string;
  readonly password: string;
}

type Action = FormAction<Values, string>;
type State = FormState<Values, string>;

const title = 'Validation Error';
const sending: Submission = { status: 'sending' };
const succeeded: Submission = { status: 'succeeded' };
const failed = (): Submission => ({
  status: 'failed',
  failure: { title, message: 'email: taken', fieldErrors: { email: 'taken' } },
});

const typed: Action = { type: 'edit', changed: { email: 'a@b.example', password: 'hunter2hunter' } };
const sent: Action = { type: 'send', request: 'a@b.example' };
const answered = (submission: Submission, cleared: Partial<Values> = {}): Action => ({
  type: 'answer',
  submission,
  cleared,
});
const shortPassword: Action = { type: 'refuse', problem: { field: 'password', title, description: 'too short' } };
const emailIs = (email: string): Action => ({ type: 'edit', changed: { email } });

const start: State = createFormState<Values, string>({ email: '', password: '' }, IDLE, null);
const after = (...actions: readonly Action[]) => actions.reduce(reduceForm<Values, string>, start);
const listErrors = (state: State) => [getFieldError(state, 'email', true), getFieldError(state, 'password', false)];

describe("the server's error of a field", () => {
  const refused = after(typed, sent, answered(sending), answered(failed()));

  it('is shown under the field with the value that was sent', () => {
    expect(listErrors(refused)).toEqual(['taken', null]);
  });

  it('disappears when that value changes, and returns with it', () => {
    const other = reduceForm(refused, emailIs('c@b.example'));
    expect(listErrors(other)).toEqual([null, null]);
    expect(listErrors(reduceForm(other, emailIs('a@b.example')))).toEqual(['taken', null]);
  });

  it('stays when only another field changes', () => {
    expect(listErrors(reduceForm(refused, { type: 'edit', changed: { password: 'another one' } }))[0]).toBe('taken');
  });

  it('stays while only blanks around it differ, where those are not sent', () => {
    const spaced = reduceForm(refused, emailIs(' a@b.example '));
    expect([getFieldError(spaced, 'email', true), getFieldError(spaced, 'email', false)]).toEqual(['taken', null]);
  });

  it('is about the initial values while nothing has been sent', () => {
    const opened = reduceForm(start, answered(failed()));
    expect(listErrors(opened)[0]).toBe('taken');
    expect(listErrors(reduceForm(opened, typed))[0]).toBeNull();
  });

  it('is not read from the prototype', () => {
    const fieldErrors = Object.create({ email: 'polluted' }) as Record<string, string>;
    const state = after(answered({ status: 'failed', failure: { title, message: 'No.', fieldErrors } }));
    expect(listErrors(state)).toEqual([null, null]);
  });
});

describe('a problem found on submitting', () => {
  it('is shown under its field until anything is edited', () => {
    expect(listErrors(after(typed, shortPassword))).toEqual([null, 'too short']);
    expect(listErrors(after(typed, shortPassword, emailIs('c@b.example')))).toEqual([null, null]);
  });

  it('ends when the form is sent', () => {
    expect(listErrors(after(shortPassword, sent))).toEqual([null, null]);
  });

  it('replaces the failure of the attempt before it, also after it is gone', () => {
    const state = after(typed, sent, answered(failed()), shortPassword, typed);
    expect(getFormFailure(state)).toBeNull();
    expect(listErrors(state)).toEqual([null, null]);
  });
});

describe('the failure of the latest attempt', () => {
  const order = { kind: 'bot', amount: decimal('500'), botName: 'Binance Pro Bot' } as const;
  const reread = (submission: Submission, matches: number): Submission => ({
    status: 'failed',
    failure: getFailure(submission) ?? wrongPassword,
    refused: {
      order,
      recheck: { status: 'read', result: { matches, newestAt: null, isNew: true, isComplete: true }, at: 0 },
      canUnlock: true,
    },
  });

  it('does not come back when the history of its order is read again, unless the order is there', () => {
    const before = failed();
    const past = after(typed, sent, answered(before), shortPassword, typed);
    expect(getFormFailure(reduceForm(past, answered(reread(before, 0))))).toBeNull();
    expect(getFormFailure(createFormState({ email: '' }, reread(before, 0), before))).toBeNull();
    expect(isSameAnswer(reread(before, 0), before)).toBe(true);
    expect(isSameAnswer(reread(before, 1), before)).toBe(false);
    expect(isSameAnswer(failed(), before)).toBe(false);
  });

  it('is that of the submission', () => {
    expect(getFormFailure(after(answered({ status: 'failed', failure: wrongPassword })))).toBe(wrongPassword);
    expect(getFormFailure(after(answered(sending)))).toBeNull();
  });

  it('is shown again when a later attempt ends with the same one', () => {
    const same = failed();
    const state = after(typed, sent, answered(same), shortPassword, typed, sent);
    expect(getFormFailure(state)).toBeNull();
    expect(
      getFormFailure([answered(sending), answered(same)].reduce(reduceForm<Values, string>, state)),
    ).not.toBeNull();
  });

  it('leaves out what was answered before the form was opened', () => {
    const before = failed();
    const opened = createFormState<Values, string>(start.values, before, before);
    expect([getFormFailure(opened), ...listErrors(opened)]).toEqual([null, null, null]);
    expect(getFormFailure(reduceForm(opened, answered(failed())))).not.toBeNull();
  });
});

describe('a preset', () => {
  const empty: { readonly coin: string | null; readonly amount: string } = { coin: null, amount: '' };
  const createForm = (submission: Submission = IDLE) => createFormState<typeof empty, string>(empty, submission, null);
  const taken = { type: 'preset', preset: { coin: 'ETH' } } as const;

  it('is open for values that are null and that it has something for', () => {
    expect(getOpenPreset(empty, { coin: 'ETH', amount: '5' })).toEqual({ coin: 'ETH' });
    expect(getOpenPreset(empty, { coin: null })).toBeNull();
    expect(getOpenPreset(empty, {})).toBeNull();
    expect(getOpenPreset({ ...empty, coin: 'BTC' }, { coin: 'ETH' })).toBeNull();
  });

  it('is what an error is about that came before anything was sent', () => {
    const failure = { title, message: 'coin: not today', fieldErrors: { coin: 'not today' } };
    const state = reduceForm(createForm({ status: 'failed', failure }), taken);
    expect(state.values).toEqual({ coin: 'ETH', amount: '' });
    expect(getFieldError(state, 'coin', false)).toBe('not today');
    expect(getFieldError(reduceForm(state, { type: 'edit', changed: { coin: 'BTC' } }), 'coin', false)).toBeNull();
  });

  it('leaves what was found wrong on submitting', () => {
    const problem = { field: 'amount', title, description: 'too little' } as const;
    const state = reduceForm(reduceForm(createForm(), { type: 'refuse', problem }), taken);
    expect(getFieldError(state, 'amount', true)).toBe('too little');
  });
});

describe('a success', () => {
  const cleared = { password: '' };

  it('resets the values it is about and keeps the request', () => {
    const state = after(typed, sent, answered(sending), answered(succeeded, cleared));
    expect(state.values).toEqual({ email: 'a@b.example', password: '' });
    expect(state.request).toBe('a@b.example');
  });

  it('resets once, however often the host passes it', () => {
    const state = after(typed, sent, answered(succeeded, cleared), typed, answered({ ...succeeded }, cleared));
    expect(state.values.password).toBe('hunter2hunter');
  });

  it('of something this form has not sent leaves its values', () => {
    expect(after(typed, answered(succeeded, cleared)).values.password).toBe('hunter2hunter');
  });

  it('after a failure resets the values that were sent at last', () => {
    expect(after(typed, sent, answered(failed()), typed, sent, answered(succeeded, cleared)).values.password).toBe('');
  });
});

describe('what a failure says beyond its fields', () => {
  const fields = ['email', 'password'];

  test('is nothing when all of it is under the fields', { tags: ['SIGNUP-14'] }, () => {
    const fieldErrors = { email: 'already taken', password: 'too common' };
    const message = 'email: already taken, password: too common';
    expect(getRemainingFailure({ title, message, fieldErrors }, fields)).toBeNull();
  });

  test('is all of it when no field is named', { tags: ['SIGNUP-15'] }, () => {
    const failure = { title, message: 'Signing up is closed.' };
    expect(getRemainingFailure(failure, fields)).toBe(failure);
  });

  test('is the message when that is about something else', () => {
    const failure = { title, message: 'Try again tomorrow.', fieldErrors: { email: 'already taken' } };
    expect(getRemainingFailure(failure, fields)).toEqual({ title, message: 'Try again tomorrow.' });
  });

  test('names fields that the form does not show, a line each', () => {
    const failure = {
      title,
      message: 'email: already taken, country: required, city: required',
      fieldErrors: { email: 'already taken', country: 'required', city: 'required' },
    };
    expect(getRemainingFailure(failure, fields)?.message).toBe('country: required\ncity: required');
  });

  test("does not repeat the password's error for its confirmation", () => {
    const failure = {
      title,
      message: 'password: too common, passwordConfirm: too common',
      fieldErrors: { password: 'too common', passwordConfirm: 'too common' },
    };
    expect(getRemainingFailure(failure, fields)).toBeNull();
  });

  test('has no field error from the prototype', () => {
    const fieldErrors = Object.create({ email: 'polluted' }) as Record<string, string>;
    const failure = { title, message: 'No.', fieldErrors };
    expect(getRemainingFailure(failure, fields)).toBe(failure);
  });
});
