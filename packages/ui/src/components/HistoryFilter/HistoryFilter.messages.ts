import { defineMessages } from '../../messages/messages.js';

export const historyFilterMessages = defineMessages('HistoryFilter', { status: 'Status' });
