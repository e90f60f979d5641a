import { defineMessages } from '../../messages/messages.js';

export const investmentPageMessages = defineMessages('InvestmentPage', {
  back: 'Active Bots',
  loadingTitle: 'Investment',
  notLoaded: "We couldn't load this investment",
  outdated: 'These figures may be out of date',
  unknownTitle: 'Investment not found',
  unknown: 'None of your investments has this number.',
  unknownInPart: 'It may be among those that did not load.',
  firstResult: 'first result {day}',
  noResults: 'no results yet',
  summary: 'Figures of this investment',
  current: 'Current',
  initial: 'Initial',
  return: 'Return',
  today: 'Today so far',
  none: '—',
});
