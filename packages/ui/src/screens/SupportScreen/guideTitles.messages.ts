import { defineMessages } from '../../messages/messages.js';

/** Apart from the articles themselves, which the screen fetches when one is opened or searched for. */
export const guideTitlesMessages = defineMessages('GuideTitles', {
  'trading-platform': 'Trading platform',
  'trading-platform-summary': 'Read the chart, its source badge and the daily update counter.',
  'deposit-guide': 'Deposit guide',
  'deposit-guide-summary': 'Create an address, send ETH, follow the confirmation.',
  'trading-robot': 'Trading robot',
  'trading-robot-summary': 'Amount, strategy, stop loss and take profit in plain words.',
  'account-settings': 'Account settings',
  'account-settings-summary': 'Settings saved on this device, and what they do.',
  'using-charts': 'Using Charts',
  'account-types': 'Account Types',
  deposits: 'Deposits',
  'which-minimum': 'Which minimum applies?',
});
