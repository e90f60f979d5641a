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
  available: 'Available',
  inBots: 'In bots',
  unknown: '—',
  unreadable: 'could not be read',
  loading: 'Loading',
  asOf: 'As of {time} {zone}',
  balanceStale: 'Out of date',
});
