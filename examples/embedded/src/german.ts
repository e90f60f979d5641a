import { botCardMessages, botsScreenMessages, type MessageOverrides, riskNoteMessages } from '@etherpilot/ui/messages';

/** A few German texts; whatever is missing here stays English. Placeholders such as `{minimum}` keep their names. */
export const german: MessageOverrides = {
  [botsScreenMessages.name]: {
    title: 'Ethereum-Bots',
    lead: 'Jeder Bot handelt ETH in den Grenzen, die Sie setzen. Nicht verbunden mit Binance, OKX oder Bybit.',
    statistics: 'Auf einen Blick',
    availableBots: 'Verfügbare Bots',
    activeBots: 'Aktive Bots',
    totalUsers: 'Nutzer insgesamt',
    totalProfit: 'Gewinn insgesamt',
    sampleFigures: 'Beispielzahlen',
    sampleFiguresExplanation: 'Mitgelieferte Beispiele, die niemand gemessen hat',
  },
  [riskNoteMessages.name]: {
    text: 'Handel mit Kryptowährungen ist riskant. Sie können Ihr ganzes Geld verlieren. Erträge sind nicht garantiert.',
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
