import { defineMessages } from '../../messages/messages.js';

export const historyHeadMessages = defineMessages('HistoryHead', {
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
});
