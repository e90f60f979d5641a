import { defineMessages } from '../../messages/messages.js';

export const loginScreenMessages = defineMessages('LoginScreen', {
  title: 'Sign in',
  lead: 'Welcome back.',
  leadAgain: 'To go on, sign in again.',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'Authentication failed. Please login again. The profile saved on this device was removed.',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  noAccount: 'No account yet? {create}',
  create: 'Create one',
  missingTitle: 'Validation Error',
  missing: 'Please enter both email and password',
  invalidEmailTitle: 'Invalid Email',
  invalidEmail: 'Please enter a valid email address',
});
