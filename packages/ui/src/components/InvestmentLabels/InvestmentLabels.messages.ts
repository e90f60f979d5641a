import { defineMessages } from '../../messages/messages.js';

export const investmentLabelMessages = defineMessages('InvestmentLabels', {
  started: '{bot}, since {day}',
  notLogged: '{bot}, no results yet',
  same: '{label} (#{id})',
  unknownBot: 'Unknown bot',
});
