import { defineMessages } from '../../messages/messages.js';

export const noticesDialogMessages = defineMessages('NoticesDialog', {
  title: 'Recent notifications',
  about: 'The last 20 since this page was opened, newest first. They are not stored and go when you log out.',
  success: 'Done',
  info: 'Note',
  negative: 'Failure',
  empty: 'No notifications yet',
  emptyHelp: 'Your recent notifications appear here.',
  close: 'Close',
});
