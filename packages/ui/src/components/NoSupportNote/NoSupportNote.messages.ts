import { defineMessages } from '../../messages/messages.js';

export const noSupportNoteMessages = defineMessages('NoSupportNote', {
  text: 'This installation has no support contact. Its operator can add one.',
});
