import { defineMessages } from '../../messages/messages.js';

export const checkedAgoMessages = defineMessages('CheckedAgo', {
  checked: 'Checked {age} ago',
  checkedNow: 'Checked just now',
});
