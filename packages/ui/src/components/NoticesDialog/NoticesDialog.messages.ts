import { defineMessages } from '../../messages/messages.js';

export const noticesDialogMessages = defineMessages('NoticesDialog', {
  title: 'Recent notifications',
  about: 'The last 20. Cleared when you reload or log out.',
  success: 'Done',
  info: 'Note',
  negative: 'Failure',
  empty: 'No notifications yet',
  emptyHelp: 'Your recent notifications appear here.',
  close: 'Close',
});
