import { defineMessages } from '../../../messages/messages.js';

export const statusLegendMessages = defineMessages('StatusLegend', {
  title: 'Status legend',
  pending: 'Payment being processed. Also used for any status we do not know.',
  paid: 'Confirmed and credited.',
  failed: 'Failed or cancelled; also expired or refunded. Nothing was credited.',
});
