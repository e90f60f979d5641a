import { defineMessages } from '../../../messages/messages.js';

export const recentActivityMessages = defineMessages('RecentActivity', {
  title: 'Recent Activity',
  investment: 'Investment',
  started: '{bot}, started {day}',
  notLogged: '{bot}, no growth logs yet',
  same: '{label} (#{id})',
  unknownBot: 'Unknown bot',
  startIsFirstLog: 'The start is the day of the first growth log.',
  caption: 'Latest growth logs of {label}',
  captionAll: 'All growth logs of {label}',
  showAll: 'Show all {all} results',
  showFewer: 'Show the latest {count} only',
  date: 'Date',
  dateIn: 'Date ({zone})',
  amountAdded: 'Amount added',
  increase: 'Increase',
  empty: 'This investment has no growth logs yet.',
});
