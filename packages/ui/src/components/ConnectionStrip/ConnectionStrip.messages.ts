import { defineMessages } from '../../messages/messages.js';

export const connectionStripMessages = defineMessages('ConnectionStrip', {
  offline: 'You are offline.',
  figuresFrom: 'Figures are from {time}.',
  nothingSent: 'Nothing can be sent until you are back.',
  savedProfile: 'Showing saved profile; server not reached',
  retry: 'Try again',
});
