import { botCardMessages, botsScreenMessages, type MessageOverrides } from '@etherpilot/ui/messages';

/** A few German texts; whatever is missing here stays English. Placeholders such as `{minimum}` keep their names. */
export const german: MessageOverrides = {
  [botsScreenMessages.name]: {
    title: 'Ethereum-Bots',
    lead: 'Jeder Bot handelt ETH in den Grenzen, die Sie setzen. Nicht verbunden mit Binance, OKX oder Bybit.',
    statistics: 'Auf einen Blick',
    platform: 'Auf der ganzen Plattform',
    availableBots: 'Verfügbare Bots',
    activeBots: 'Aktive Bots',
    totalUsers: 'Nutzer insgesamt',
    totalProfit: 'Gewinn insgesamt',
  },
  [botCardMessages.name]: {
    riskLevel: 'Risiko',
    minimumDeposit: 'Mindestbetrag',
    successRate: 'Erfolgsquote',
    monthlyReturn: 'Monatlicher Ertrag',
    configure: 'Bot einrichten',
    need: 'Ab {minimum}',
  },
};
