import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLogin, checkSignup, fieldOf, isEmail } from './credentials.js';

describe('an email address', () => {
  test.each(['a@b.c', 'viewer@example.com', ' viewer@example.com ', 'a+b@c.d.e', 'ü@ö.ä'])(
    'G-24 %j matches the simple pattern',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each(['', 'viewer', 'viewer@example', '@example.com', 'viewer@.', 'a b@c.d', 'a@b@c.d', 'a@b .c'])(
    'LOGIN-07 G-24 %j does not match',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );
});

describe('signing in', () => {
  test.each([
    ['', ''],
    ['   ', 'secret'],
    ['viewer@example.com', ''],
  ])('LOGIN-06 asks for both fields: %j, %j', (email, password) => {
    expect(checkLogin(email, password)).toBe('missing');
  });

  test('LOGIN-07 asks for an email address', () => {
    expect(checkLogin('viewer@example', 'secret')).toBe('invalidEmail');
  });

  test('LOGIN-08 takes a password of any length, blanks included', () => {
    const anyPassword = fc.property(fc.string({ minLength: 1 }), (password) => {
      expect(checkLogin('viewer@example.com', password)).toBeNull();
    });
    fc.assert(anyPassword);
  });
});

describe('signing up', () => {
  test('SIGNUP-06 asks for both fields before anything else', () => {
    expect(checkSignup('viewer', '')).toBe('missing');
  });

  test('SIGNUP-07 asks for an email address before it looks at the password', () => {
    expect(checkSignup('viewer', 'short')).toBe('invalidEmail');
  });

  test.each([
    ['seven77', 'shortPassword'],
    ['eight888', null],
  ])('SIGNUP-08 SIGNUP-09 %j is answered by %j', (password, problem) => {
    expect(checkSignup('viewer@example.com', password)).toBe(problem);
  });
});

test.each([
  ['missing', '', 'email'],
  ['missing', '  ', 'email'],
  ['missing', 'viewer@example.com', 'password'],
  ['invalidEmail', 'viewer', 'email'],
  ['shortPassword', 'viewer@example.com', 'password'],
] as const)('the problem %s with the email %j stands under the field %s', (problem, email, field) => {
  expect(fieldOf(problem, email)).toBe(field);
});
