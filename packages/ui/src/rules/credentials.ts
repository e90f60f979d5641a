/** Minimum password length when signing up (spec section 9). */
export const MIN_PASSWORD_LENGTH = 8;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The simple pattern of the specification, on the trimmed value (section 5, G-24). */
export function isEmail(email: string): boolean {
  return EMAIL.test(email.trim());
}

export type LoginProblem = 'missing' | 'invalidEmail';
export type SignupProblem = LoginProblem | 'shortPassword';

/** Signing in asks for both fields and an e-mail; the length of an old password is nobody's business (G-25). */
export function checkLogin(email: string, password: string): LoginProblem | null {
  if (email.trim() === '' || password === '') return 'missing';
  return isEmail(email) ? null : 'invalidEmail';
}

/** Signing up asks for both fields, an e-mail and a password of at least 8 characters. */
export function checkSignup(email: string, password: string): SignupProblem | null {
  const problem = checkLogin(email, password);
  if (problem !== null) return problem;
  return password.length >= MIN_PASSWORD_LENGTH ? null : 'shortPassword';
}

/** The field a problem stands under; when both are missing, the first. */
export function fieldOf(problem: SignupProblem, email: string): 'email' | 'password' {
  if (problem === 'shortPassword') return 'password';
  return problem === 'missing' && email.trim() !== '' ? 'password' : 'email';
}
