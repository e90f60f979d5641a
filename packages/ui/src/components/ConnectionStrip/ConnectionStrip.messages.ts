import { defineMessages } from '../../messages/messages.js';

export const connectionStripMessages = defineMessages('ConnectionStrip', {
  offline: 'You are offline.',
  figuresFrom: 'Figures are from {time}.',
  nothingSent: "You can't submit anything until you're back online.",
  savedProfile: 'Showing saved profile; server not reached',
  loadingProfile: 'Showing your saved profile while the latest one loads.',
  profileRefused: 'Showing your saved profile. The server answered: {message}',
  retry: 'Try again',
});
