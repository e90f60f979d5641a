import { defineMessages } from '../../../messages/messages.js';

export const withdrawAmountFieldMessages = defineMessages('WithdrawAmountField', {
  label: 'Amount (USD)',
  limit: 'Min {min}',
  limits: 'Min {min} · max {max}',
  usd: 'USD',
});
