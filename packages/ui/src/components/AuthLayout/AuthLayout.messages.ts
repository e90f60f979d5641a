import { defineMessages } from '../../messages/messages.js';

export const authLayoutMessages = defineMessages('AuthLayout', {
  about: 'About {brand}',
  motto: 'You set the limits. You see every number.',
  refresh: 'Chart refresh',
  refreshEvery: 'about every 96 minutes',
  updates: 'Chart updates',
  updatesLimit: 'up to 15 a day',
  review: 'Withdrawal review',
  reviewTime: '24-48 hours',
  example: 'Example readings',
});
