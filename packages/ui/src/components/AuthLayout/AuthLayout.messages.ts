import { defineMessages } from '../../messages/messages.js';

export const authLayoutMessages = defineMessages('AuthLayout', {
  about: 'About {brand}',
  motto: 'You set the limits.\nYou see every number.',
});
