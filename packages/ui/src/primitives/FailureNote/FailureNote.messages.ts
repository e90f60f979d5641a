import { defineMessages } from '../../messages/messages.js';

export const failureNoteMessages = defineMessages('FailureNote', {
  retry: 'Try again',
  stillShown: 'Showing the last data that loaded.',
});

export const lazyPartMessages = defineMessages('LazyPart', {
  failedTitle: 'This part did not load',
  failed: 'Check your connection, then try again or reload.',
});
