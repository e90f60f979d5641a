import { defineMessages } from '../../messages/messages.js';

export const equityLineMessages = defineMessages('EquityLine', {
  source: { one: 'Rebuilt from 1 log entry', other: 'Rebuilt from {count} log entries' },
  none: 'No results yet',
  label:
    'Value at each growth log ({count} in all), {first} to {last}: from {start} to {end}, lowest {lowest}, highest {highest}',
  table: 'Show values as table',
  caption: 'Value after each result, newest first',
  captionCut: 'Value after each of the newest {count} of {all} results, newest first',
  date: 'Date',
  value: 'Value',
  before: 'Before the first',
  beforeCut: 'Before these',
});
