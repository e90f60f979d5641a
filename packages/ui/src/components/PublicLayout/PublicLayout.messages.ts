import { defineMessages } from '../../messages/messages.js';

export const publicLayoutMessages = defineMessages('PublicLayout', {
  account: 'Account',
  signIn: 'Sign in',
  createAccount: 'Create account',
  goToPlatform: 'Go to platform',
});
