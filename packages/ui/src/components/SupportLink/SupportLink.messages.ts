import { defineMessages } from '../../messages/messages.js';

/** The names of the channels, and the word 'support' as it reads within a sentence. */
export const supportLinkMessages = defineMessages('SupportLink', {
  support: 'support',
  supportByEmail: 'support ({contact})',
  supportByChat: 'support in the {contact}',
  supportByTelegram: 'support at {contact} on Telegram',
  supportByInvitation: 'support on {contact}',
  chat: 'live chat',
  handle: '@{handle}',
  telegram: 'Telegram',
  telegramHandle: 'Telegram @{handle}',
  opensNewTab: 'opens in a new tab',
});
