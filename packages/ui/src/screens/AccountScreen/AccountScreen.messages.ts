import { defineMessages } from '../../messages/messages.js';

export const accountScreenMessages = defineMessages('AccountScreen', {
  title: 'Account',
  profileCard: 'Your profile',
  displayId: 'Display ID {id}',
  balance: 'Balance',
  serverValue: 'Server value',
  serverValueAt: 'Server value, {time} {zone}',
  savedAt: 'Saved {moment}',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  shortcuts: 'Shortcuts',
  profile: 'Profile',
  depositHistory: 'Deposit History',
  withdrawalHistory: 'Withdrawal History',
  settings: 'Settings',
  support: 'Support',
  platform: 'Platform',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
});
