import { defineMessages } from '../../messages/messages.js';

export const checkedAgoMessages = defineMessages('CheckedAgo', {
  checked: 'Updated {age} ago',
  checkedNow: 'Updated just now',
});
