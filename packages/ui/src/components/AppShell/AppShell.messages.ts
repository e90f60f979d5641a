import { defineMessages } from '../../messages/messages.js';
import { placeNames } from './navigation.js';

export const appShellMessages = defineMessages('AppShell', {
  ...placeNames,
  main: 'Main',
  session: 'Session',
  depositFunds: 'Deposit Funds',
  logOut: 'Log out',
  notices: 'Recent notifications',
  botsShort: 'Bots',
  activeBotsShort: 'Active',
  telegram: 'Telegram',
  opensNewTab: 'opens in a new tab',
  balance: 'Balance',
  balanceStale: 'Out of date',
  balanceUnknown: 'Balance unavailable',
});
