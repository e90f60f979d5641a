import { defineMessages } from '../../../messages/messages.js';

export const withdrawalStatusTagMessages = defineMessages('WithdrawalStatusTag', {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
});
