import { defineMessages } from '../../messages/messages.js';

export const depositMinimumMessages = defineMessages('DepositMinimum', {
  any: 'Each coin has its own minimum',
  unknown: 'Minimum for {currency}: —',
  minimum: 'Minimum for {currency}: {amount} {currency}',
  which: 'Which minimum applies?',
});
