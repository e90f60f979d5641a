import { defineMessages } from '../../messages/messages.js';

export const claimMessages = defineMessages('Claim', {
  reported: 'Reported by the platform',
  month: 'a month',
  yours: 'Yours',
  days: 'in {count} days',
  early: '{days} of {count} days',
  yoursEarly: 'Yours: too early to compare',
  unknown: '—',
});
