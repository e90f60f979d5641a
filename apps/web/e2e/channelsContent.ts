import type { OperatorContent } from '../src/content.js';

export { getMessages } from '../src/content.js';

export const content: OperatorContent = {
  brand: { name: 'Northwind' },
  telegramHref: 'https://t.me/northwind',
  support: { email: 'help@example.com', liveChatHref: 'https://chat.example.com/' },
};
