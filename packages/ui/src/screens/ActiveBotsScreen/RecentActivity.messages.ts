import { defineMessages } from '../../messages/messages.js';

export const recentActivityMessages = defineMessages('RecentActivity', {
  title: 'Recent Activity',
  investment: 'Investment',
  caption: 'Latest results of {label}',
  captionAll: 'All results of {label}',
  showAll: 'Show all {all} results',
  showFewer: 'Show the latest {count} only',
  date: 'Date',
  dateIn: 'Date ({zone})',
  amountAdded: 'Amount added',
  increase: 'Increase',
  valueAfter: 'Value after',
  empty: 'No results yet',
});
