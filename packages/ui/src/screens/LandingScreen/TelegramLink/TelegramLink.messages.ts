import { defineMessages } from '../../../messages/messages.js';

export const telegramLinkMessages = defineMessages('TelegramLink', { opensNewTab: 'opens in a new tab' });
