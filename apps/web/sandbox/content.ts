import type { OperatorContent } from '../src/content.js';

export { getMessages } from '../src/content.js';

/** Teams in place of people: nobody is invented. */
export const content: OperatorContent = {
  brand: { name: 'Etherpilot' },
  telegramHref: 'https://community.example.com/',
  support: { email: 'help@example.com', liveChatHref: 'https://chat.example.com/' },
  team: {
    provenance: 'operator',
    value: [
      { name: 'Product', role: 'Screens and texts', bio: 'Decides what a screen says and what it leaves out.' },
      { name: 'Engineering', role: 'Trading systems', bio: 'Builds the link between the bots and the exchanges.' },
      { name: 'Help', role: 'Support', bio: 'Answers questions and keeps the help pages short.' },
    ],
  },
};
