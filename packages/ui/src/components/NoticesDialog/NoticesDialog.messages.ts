import { defineMessages } from '../../messages/messages.js';

export const noticesDialogMessages = defineMessages('NoticesDialog', {
  title: 'Recent messages',
  about: 'The last 20 since this page was opened, newest first. They are not stored and go when you log out.',
  success: 'Done',
  info: 'Note',
  negative: 'Failure',
  empty: 'No messages yet',
  emptyHelp: 'What the app tells you over the page can be read again here.',
  close: 'Close',
});
