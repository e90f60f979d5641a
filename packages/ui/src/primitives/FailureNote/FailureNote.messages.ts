import { defineMessages } from '../../messages/messages.js';

export const failureNoteMessages = defineMessages('FailureNote', {
  retry: 'Try again',
  stillShown: 'Showing the last data that loaded.',
});
