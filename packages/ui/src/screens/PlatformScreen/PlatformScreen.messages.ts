import { defineMessages } from '../../messages/messages.js';

export const platformScreenMessages = defineMessages('PlatformScreen', {
  intro: 'Introduction',
  title: 'Trading platform',
  lead: 'Watch Ethereum, then pick a bot and set its limits.',
  activeBots: 'Active Bots',
  bots: 'Trading Bots',
  about: 'About this chart',
  charts: 'Real-time ETH charts',
  pairs: 'Multiple ETH pairs',
  indicators: 'Technical indicators',
});
