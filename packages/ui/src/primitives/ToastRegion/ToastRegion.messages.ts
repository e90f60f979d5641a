import { defineMessages } from '../../messages/messages.js';

export const toastRegionMessages = defineMessages('ToastRegion', {
  region: 'New notifications',
  dismiss: 'Dismiss',
});
