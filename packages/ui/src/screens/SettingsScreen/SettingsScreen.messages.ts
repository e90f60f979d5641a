import { defineMessages } from '../../messages/messages.js';

export const settingsScreenMessages = defineMessages('SettingsScreen', {
  title: 'Settings',
  trading: 'Trading',
  oneClickDeal: 'One-click deal',
  oneClickDealDetail: 'Open deals without confirmation',
  oneClickStop: 'Stop the robot in one click',
  oneClickStopDetail: "No effect yet: bots can't be stopped here.",
  notifications: 'Notifications',
  push: 'Push Notifications',
  pushDetail: 'Account updates in this browser',
  riskAlerts: 'Risk Alerts',
  riskAlertsDetail: 'Follows Push Notifications: both change together',
  notificationsEffect:
    'A system notification tells you when a deposit or withdrawal settles. Off silences them on this device; messages inside the app stay.',
  enabledTitle: 'Notifications Enabled',
  enabled: "You'll now receive important account updates",
  disabledTitle: 'Notifications Disabled',
  disabled: "You won't receive any notifications",
  language: 'Language',
  appLanguage: 'App language',
  oneLanguage: 'One language is included',
  english: 'English',
  languageNoticeTitle: 'Language selection',
  languageNotice: 'Language selection will be implemented soon',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  version: 'v{version}',
  copyright: '© {year} {brand}',
});

export const deviceNotificationsMessages = defineMessages('DeviceNotifications', {
  title: 'System notifications',
  detail: 'While this site is open in a tab',
  allow: 'Allow on this device',
  granted: 'Allowed on this device',
  denied: "Blocked in your browser's site settings",
  unsupported: 'Not available in this browser',
  insecure: 'They need a browser that supports them and a secure (https) address.',
  off: 'Push Notifications is off, so nothing is sent.',
});
