import { defineMessages } from '../../messages/messages.js';

export const loginScreenMessages = defineMessages('LoginScreen', {
  title: 'Sign in',
  lead: 'Welcome back.',
  leadAgain: 'Sign in again to continue.',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'Authentication failed. Please login again.',
  profileRemoved: 'Please sign in again.',
  withdrawalMaybeSent:
    'Your withdrawal may have been sent. Check your withdrawal history after you sign in, before you request another one.',
  withdrawalNotSent: 'Your withdrawal was not sent. Sign in to request it again.',
  depositMaybeSent:
    'Your deposit may have been created. Check your deposit history after you sign in, before you create another one.',
  depositNotSent: 'Your deposit was not created. Sign in to create it again.',
  botMaybeSent:
    'Your bot may have been started. Check your active bots after you sign in, before you start another one.',
  botNotSent: 'Your bot was not started. Sign in to start it again.',
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
