import { defineMessages } from '../../messages/messages.js';

export const signupScreenMessages = defineMessages('SignupScreen', {
  title: 'Create your account',
  lead: 'All you need is an email and a password.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'Must be at least {length} characters long',
  passwordLength: '{length} of {minimum}',
  create: 'Create account',
  creating: 'Creating account...',
  consent: 'By creating an account you confirm you are 18 or older and accept the {terms}.',
  terms: 'Terms & Conditions',
  registered: 'Already registered? {signIn}',
  signIn: 'Sign in',
  missingTitle: 'Validation Error',
  missing: 'Please fill all required fields',
  invalidEmailTitle: 'Invalid Email',
  invalidEmail: 'Please enter a valid email address',
  shortPasswordTitle: 'Invalid Password',
  shortPassword: 'Password must be at least {length} characters long',
});
