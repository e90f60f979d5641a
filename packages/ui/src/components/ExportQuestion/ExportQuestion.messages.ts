import { defineMessages } from '../../messages/messages.js';

export const exportQuestionMessages = defineMessages('ExportQuestion', {
  title: 'Export with amounts?',
  about: 'Your balances are hidden. The file shows every amount.',
  confirm: 'Export',
  cancel: 'Cancel',
});
