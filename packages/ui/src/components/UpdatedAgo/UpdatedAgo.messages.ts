import { defineMessages } from '../../messages/messages.js';

export const updatedAgoMessages = defineMessages('UpdatedAgo', {
  now: 'Updated just now',
  ago: 'Updated {age} ago',
  late: 'Not updated since {time}',
});
