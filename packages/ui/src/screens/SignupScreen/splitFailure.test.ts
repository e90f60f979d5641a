import { expect, test } from 'vitest';
import { splitFailure } from './splitFailure.js';

const title = 'Validation Error';

test("shows the server's field errors under the matching fields and nowhere else", { tags: ['SIGNUP-14'] }, () => {
  const failure = {
    title,
    message: 'email: already taken, password: too common',
    fieldErrors: { email: 'already taken', password: 'too common' },
  };
  expect(splitFailure(failure)).toEqual({ email: 'already taken', password: 'too common', general: null });
});

test('shows non_field_errors in the general alert', { tags: ['SIGNUP-15'] }, () => {
  expect(splitFailure({ title, message: 'Signing up is closed.' })).toEqual({
    email: null,
    password: null,
    general: { title, lines: ['Signing up is closed.'] },
  });
});

test('keeps non_field_errors beside field errors', () => {
  const failure = { title, message: 'Try again tomorrow.', fieldErrors: { email: 'already taken' } };
  expect(splitFailure(failure).general).toEqual({ title, lines: ['Try again tomorrow.'] });
});

test('shows errors of other fields in the general alert, by field name', () => {
  const failure = {
    title,
    message: 'email: already taken, country: required',
    fieldErrors: { email: 'already taken', country: 'required' },
  };
  expect(splitFailure(failure)).toEqual({
    email: 'already taken',
    password: null,
    general: { title, lines: ['country: required'] },
  });
});

test("does not repeat the password's error for its confirmation", () => {
  const failure = {
    title,
    message: 'password: too common, password_confirm: too common',
    fieldErrors: { password: 'too common', password_confirm: 'too common' },
  };
  expect(splitFailure(failure).general).toBeNull();
});

test('is at most 300 characters long, however many fields the server names', () => {
  const names = Array.from({ length: 50 }, (_, index) => `field${index}`);
  const fieldErrors = Object.fromEntries(['email', ...names].map((name) => [name, `${name} is not known here`]));
  const { general } = splitFailure({ title, message: 'email is not known here', fieldErrors });
  expect(general?.lines[0]).toBe('field0: field0 is not known here');
  expect(general?.lines.at(-1)).toMatch(/…$/);
  expect(general?.lines.join('\n').length).toBeLessThanOrEqual(300);
});

test('reads no field error from the prototype', () => {
  const failure = {
    title,
    message: 'No.',
    fieldErrors: Object.create({ email: 'polluted' }) as Record<string, string>,
  };
  expect(splitFailure(failure).email).toBeNull();
});
