import { defineMessages } from '../../messages/messages.js';

export const historyPanelMessages = defineMessages('HistoryPanel', {
  loading: 'Loading',
  noMatchHelp: 'Try other words or another status.',
  clear: 'Clear search and filter',
  found: '{found} of {all} shown',
});

export const historyFilterMessages = defineMessages('HistoryFilter', { status: 'Status' });

export const historyHeadMessages = defineMessages('HistoryHead', {
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
});
