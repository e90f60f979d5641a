import { defineMessages } from '../../messages/messages.js';

export const landingScreenMessages = defineMessages('LandingScreen', {
  title: 'Automated Ethereum Trading',
  lead: "Pick a bot, set its stop loss, and track every day's result from one calm dashboard.",
  getStarted: 'Get Started',
  joinTelegram: 'Join Telegram',
  features: 'What it offers',
  strategies: 'AI-Driven Strategies',
  strategiesText:
    'Three strategies with limits you set yourself: stop loss, take profit and the number of trades at once.',
  reviews: 'Real User Reviews',
  reviewsSampleText: 'Samples for now.',
  reviewsText: 'The operator publishes them, and says below how it checked that they come from users.',
  telegramSupport: '24/7 Telegram Support',
  telegramSupportText: 'Ask in the community channel at any hour.',
  notYet: 'No channel set up yet.',
  steps: 'Four steps to your first bot',
  signUp: 'Sign Up',
  signUpText: 'An email and a password of {length} characters or more.',
  connectWallet: 'Connect Wallet',
  connectWalletText: 'Send ETH from your own wallet to an address made for you.',
  startTrading: 'Start Trading',
  startTradingText: 'Pick a bot, an amount and its limits.',
  trackResults: 'Track Results',
  trackResultsText: 'See value, return and recent activity in one list.',
  telegramTitle: 'Talk to us on Telegram',
  telegramText: 'Questions, outages and release notes, in one channel.',
});

export const publicFooterMessages = defineMessages('PublicFooter', {
  label: 'Footer',
  year: '© {year}',
  profile: 'Profile',
  support: 'Support',
  telegram: 'Telegram',
  notAffiliated: 'Not affiliated with Binance, OKX or Bybit',
});

export const telegramLinkMessages = defineMessages('TelegramLink', { opensNewTab: 'opens in a new tab' });
