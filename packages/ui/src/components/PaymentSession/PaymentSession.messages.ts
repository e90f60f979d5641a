import { defineMessages } from '../../messages/messages.js';

export const paymentSessionMessages = defineMessages('PaymentSession', {
  label: 'Payment session',
  left: { one: 'about 1 minute left', other: 'about {count} minutes left' },
  lessLeft: 'less than 1 minute left',
  over: 'probably over',
  overHelp: 'Do not send to this address any more. Create a new deposit.',
  source: 'Estimated from the usual 60 minutes',
});
