import { defineMessages } from '../../messages/messages.js';

export const forgotPasswordScreenMessages = defineMessages('ForgotPasswordScreen', {
  title: 'Forgot password',
  lead: 'This site cannot reset a password, and it sends no email. Support does it.',
  write: 'Write to support',
  writeText: 'From the email address of your account.',
  ask: 'Ask support',
  askText: 'Say which email address your account has.',
  wait: 'Wait for a reply',
  waitText: 'Support may ask you to show that the account is yours.',
  signIn: 'Sign in with the new password',
  signInText: 'Your balance and bots stay on the server.',
  writeTo: 'Write to {email}',
  writeToHint: 'Opens your mail program. Support never asks for your password or a wallet key.',
  openChat: 'Open live chat',
  openChatHint: 'Opens in a new tab. Support never asks for your password or a wallet key.',
  noChannel: 'This site names no support address',
  noChannelText:
    'Ask its operator through the channel they gave you. Nobody needs your password or a wallet key for it.',
  back: 'Back to sign in',
});
