import { defineMessages } from '../../messages/messages.js';

export const forgotPasswordScreenMessages = defineMessages('ForgotPasswordScreen', {
  title: 'Forgot password',
  lead: 'Only [support|the operator] can reset your password.',
  write: 'Write to support',
  writeText: 'From the email address of your account.',
  ask: '[Ask support|Ask the operator]',
  askText: 'Give the email address of your account.',
  wait: 'Wait for a reply',
  waitText: 'You may be asked to prove the account is yours.',
  signIn: 'Sign in with the new password',
  writeTo: 'Write to {email}',
  writeToHint: 'Opens your email app. Support never asks for your password or a wallet key.',
  openChat: 'Open live chat',
  openTelegram: 'Ask on {name}',
  opensTabHint: 'Opens in a new tab. Support never asks for your password or a wallet key.',
  neverAsks: 'Support never asks for your password or a wallet key.',
  noChannel: 'Never share your password or wallet keys.',
  back: 'Back to sign in',
});
