import { defineMessages } from '../../messages/messages.js';

export const balanceBadgeMessages = defineMessages('BalanceBadge', {
  savedAt: 'Saved {moment}',
  notConfirmed: 'Not yet confirmed',
});
