import { defineMessages } from '../../messages/messages.js';

export const appShellMessages = defineMessages('AppShell', {
  main: 'Main',
  session: 'Session',
  depositFunds: 'Deposit Funds',
  platform: 'Platform',
  bots: 'Trading Bots',
  activeBots: 'Active Bots',
  withdraw: 'Withdraw',
  support: 'Support',
  account: 'Account',
  settings: 'Settings',
  logOut: 'Log out',
  notices: 'Recent notifications',
  home: 'Home',
  botsShort: 'Bots',
  activeBotsShort: 'Active',
  telegram: 'Telegram',
  opensNewTab: 'opens in a new tab',
  balance: 'Balance',
  balanceStale: 'Out of date',
});
