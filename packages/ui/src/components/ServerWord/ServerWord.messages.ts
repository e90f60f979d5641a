import { defineMessages } from '../../messages/messages.js';

/** The words of the server that are known: statuses and risk levels. Any other is shown as it was sent. */
export const serverWordMessages = defineMessages('ServerWord', {
  active: 'Active',
  inactive: 'Inactive',
  maintenance: 'Maintenance',
  paused: 'Paused',
  stopped: 'Stopped',
  pending: 'Pending',
  new: 'New',
  waiting: 'Waiting',
  paying: 'Paying',
  confirming: 'Confirming',
  underpaid: 'Underpaid',
  manual_accept: 'Manual_accept',
  refunding: 'Refunding',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  canceled: 'Canceled',
  refunded: 'Refunded',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
});
