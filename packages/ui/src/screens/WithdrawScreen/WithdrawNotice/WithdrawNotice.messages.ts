import { defineMessages } from '../../../messages/messages.js';

export const withdrawNoticeMessages = defineMessages('WithdrawNotice', {
  title: 'Important Notice',
  minimum: 'Minimum withdrawal is {min} USD.',
  review: 'Requests are reviewed within {hours}.',
  hours: '24-48 hours',
  address: 'Double-check the address. A sent withdrawal cannot be reversed.',
});
