import { defineMessages } from '../../../messages/messages.js';

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
