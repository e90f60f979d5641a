import { defineMessages } from '../../messages/messages.js';

export const loadingMessages = defineMessages('Loading', { loading: 'Loading' });
