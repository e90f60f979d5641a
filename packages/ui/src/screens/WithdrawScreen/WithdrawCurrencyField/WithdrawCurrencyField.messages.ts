import { defineMessages } from '../../../messages/messages.js';

export const withdrawCurrencyFieldMessages = defineMessages('WithdrawCurrencyField', {
  label: 'Currency',
  option: '{name} ({currency})',
  loading: 'Loading currencies...',
  choose: 'Choose a currency',
  none: 'No withdrawal currencies are available right now.',
  retry: 'Try again',
});
