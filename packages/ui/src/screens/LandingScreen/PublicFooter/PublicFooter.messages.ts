import { defineMessages } from '../../../messages/messages.js';

export const publicFooterMessages = defineMessages('PublicFooter', {
  label: 'Footer',
  year: '© {year}',
  profile: 'Profile',
  support: 'Support',
  telegram: 'Telegram',
  notAffiliated: 'Not affiliated with Binance, OKX or Bybit',
});
