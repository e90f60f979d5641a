import { defineMessages } from '../../messages/messages.js';

export const passwordFieldMessages = defineMessages('PasswordField', {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
});
