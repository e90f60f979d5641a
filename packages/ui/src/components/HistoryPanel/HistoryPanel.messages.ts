import { defineMessages } from '../../messages/messages.js';

export const historyPanelMessages = defineMessages('HistoryPanel', {
  loading: 'Loading',
  noMatchHelp: 'Try other words, another status or other dates.',
  clear: 'Show all',
  checking: 'checking for changes',
});

export const historyFilterMessages = defineMessages('HistoryFilter', {
  status: 'Status',
  search: 'Search',
  dates: 'Dates',
  any: 'Any date',
  last: 'Last {days} days',
  between: '{from} – {to}',
  since: 'From {from}',
  until: 'Until {to}',
  from: 'From',
  to: 'To',
});

export const historyHeadMessages = defineMessages('HistoryHead', {
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  more: 'More actions',
});
