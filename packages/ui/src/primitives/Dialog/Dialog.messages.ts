import { defineMessages } from '../../messages/messages.js';

export const dialogMessages = defineMessages('Dialog', { close: 'Close dialog' });
