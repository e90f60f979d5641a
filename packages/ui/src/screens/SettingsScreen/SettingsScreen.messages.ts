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
  riskAlertsDetail:
    'Tells you when a bot stops, or falls past the stop loss you started it with here. Same setting as Push Notifications',
  notificationsEffect: 'Tells you when a deposit or withdrawal settles. In-app messages always appear.',
  enabledTitle: 'Notifications Enabled',
  enabled: "You'll now receive important account updates",
  disabledTitle: 'Notifications Disabled',
  disabled: "You won't receive any notifications",
  language: 'Language',
  appLanguage: 'App language',
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
  insecure: 'Needs a secure (https) connection.',
  off: 'Push Notifications is off, so nothing is sent.',
});
