import { defineMessages } from '../../messages/messages.js';

export const forgotPasswordScreenMessages = defineMessages('ForgotPasswordScreen', {
  title: 'Forgot password',
  lead: 'This site cannot reset a password, and it sends no email. [Support does it.|Only its operator can reset it.]',
  write: 'Write to support',
  writeText: 'From the email address of your account.',
  ask: '[Ask support|Ask the operator of this site]',
  askText:
    '[Say which email address your account has.|Use the contact they gave you. Say which email address your account has.]',
  wait: 'Wait for a reply',
  waitText: '[Support|They] may ask you to show that the account is yours.',
  signIn: 'Sign in with the new password',
  signInText: 'Your balance and bots stay on the server.',
  writeTo: 'Write to {email}',
  writeToHint: 'Opens your mail program. Support never asks for your password or a wallet key.',
  openChat: 'Open live chat',
  openTelegram: 'Ask on {name}',
  opensTabHint: 'Opens in a new tab. Support never asks for your password or a wallet key.',
  neverAsks: 'Support never asks for your password or a wallet key.',
  noChannel: 'Nobody needs your password or a wallet key for this. Give them to no one.',
  back: 'Back to sign in',
});
