import { defineMessages } from '../../../messages/messages.js';

export const investmentRowMessages = defineMessages('InvestmentRow', {
  unknownBot: 'Unknown bot',
  unknownExchange: 'Unknown exchange',
  risk: '{level} risk',
  initial: 'Initial',
  current: 'Current',
  return: 'Return',
  returnPercent: 'Return %',
});
