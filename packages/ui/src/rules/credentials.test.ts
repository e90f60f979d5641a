import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLogin, checkSignup, getProblemField, isEmail } from './credentials.js';

describe('an e-mail address', () => {
  test.each(['a@b.c', 'viewer@example.com', ' viewer@example.com ', 'a+b@c.d.e', 'ü@ö.ä'])(
    '%j matches the pattern',
    { tags: ['G-24'] },
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each(['', 'viewer', 'viewer@example', '@example.com', 'viewer@.', 'a b@c.d', 'a@b@c.d', 'a@b .c'])(
    '%j does not match',
    { tags: ['LOGIN-07', 'G-24'] },
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );
});

describe('logging in', () => {
  test.each([
    ['', ''],
    ['   ', 'secret'],
    ['viewer@example.com', ''],
  ])('requires both fields: %j, %j', { tags: ['LOGIN-06'] }, (email, password) => {
    expect(checkLogin(email, password)).toBe('missing');
  });

  test('requires an e-mail address', { tags: ['LOGIN-07'] }, () => {
    expect(checkLogin('viewer@example', 'secret')).toBe('invalidEmail');
  });

  test('accepts a password of any length, including blanks', { tags: ['LOGIN-08'] }, () => {
    const anyPassword = fc.property(fc.string({ minLength: 1 }), (password) => {
      expect(checkLogin('viewer@example.com', password)).toBeNull();
    });
    fc.assert(anyPassword);
  });
});

describe('signing up', () => {
  const limits = { minimumPasswordLength: 8 };

  test('requires both fields before anything else', { tags: ['SIGNUP-06'] }, () => {
    expect(checkSignup('viewer', '', limits)).toBe('missing');
  });

  test('requires an e-mail address before it checks the password', { tags: ['SIGNUP-07'] }, () => {
    expect(checkSignup('viewer', 'short', limits)).toBe('invalidEmail');
  });

  test.each([
    ['seven77', 'shortPassword'],
    ['eight888', null],
  ])('%j gives %j', { tags: ['SIGNUP-08', 'SIGNUP-09'] }, (password, problem) => {
    expect(checkSignup('viewer@example.com', password, limits)).toBe(problem);
  });
});

test.each([
  ['missing', '', 'email'],
  ['missing', '  ', 'email'],
  ['missing', 'viewer@example.com', 'password'],
  ['invalidEmail', 'viewer', 'email'],
  ['shortPassword', 'viewer@example.com', 'password'],
] as const)('shows the problem %s with the email %j under the field %s', (problem, email, field) => {
  expect(getProblemField(problem, email)).toBe(field);
});
