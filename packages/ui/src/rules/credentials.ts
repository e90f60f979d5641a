import type { Limits } from '../model/limits.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks the trimmed value against a simple pattern: the server decides which addresses exist. */
export function isEmail(email: string): boolean {
  return EMAIL.test(email.trim());
}

export type LoginProblem = 'missing' | 'invalidEmail';
export type SignupProblem = LoginProblem | 'shortPassword';

/** Logging in requires both fields and an e-mail address. The length of an existing password is not checked. */
export function checkLogin(email: string, password: string): LoginProblem | null {
  if (email.trim() === '' || password === '') return 'missing';
  return isEmail(email) ? null : 'invalidEmail';
}

/** Signing up requires both fields, an e-mail address and a password of a minimum length. */
export function checkSignup(
  email: string,
  password: string,
  { minimumPasswordLength }: Pick<Limits, 'minimumPasswordLength'>,
): SignupProblem | null {
  const problem = checkLogin(email, password);
  if (problem !== null) return problem;
  return password.length >= minimumPasswordLength ? null : 'shortPassword';
}

/** The field a problem is shown under; the first when both are missing. */
export function getProblemField(problem: SignupProblem, email: string): 'email' | 'password' {
  if (problem === 'shortPassword') return 'password';
  return problem === 'missing' && email.trim() !== '' ? 'password' : 'email';
}
