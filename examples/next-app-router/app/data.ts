import type {
  Bot,
  Candle,
  DepositRecord,
  Investment,
  PriceHistory,
  Profile,
  SupportedCurrency,
  WithdrawalRecord,
} from '@etherpilot/ui';
import { fallbackBots, live } from '@etherpilot/ui';
import { decimal } from '@etherpilot/ui/money';

/** When this sample data was read (ms since the epoch). A product reads its own from a server. */
export const READ_AT = Date.UTC(2026, 6, 12, 14, 2);
const HOUR = 3_600_000;

export const viewer: Profile = {
  id: 7,
  displayId: null,
  name: 'viewer',
  email: 'viewer@example.com',
  dateJoined: { kind: 'instant', iso: '2026-03-03T09:30:00Z' },
};

export const balance = live(decimal('1250.00'));

export const currencies: readonly SupportedCurrency[] = [
  { currency: 'ETH', name: 'Ethereum', minDeposit: decimal('0.1') },
  { currency: 'BTC', name: 'Bitcoin', minDeposit: decimal('0.005') },
];

export const bots: readonly Bot[] = fallbackBots.map((bot, index) => ({ ...bot, id: index + 1, isUnlocked: true }));

export const investments: readonly Investment[] = [
  {
    id: 1,
    status: 'active',
    initialAmount: decimal('500.00'),
    currentAmount: decimal('512.40'),
    totalReturn: decimal('12.40'),
    totalReturnPercentage: decimal('2.48'),
    growthLogs: [
      {
        id: 1,
        date: { kind: 'instant', iso: '2026-07-11T14:00:00Z' },
        amountAdded: decimal('12.40'),
        percentageIncrease: decimal('2.48'),
      },
    ],
    bot: { name: 'Binance Pro Bot', exchange: 'Binance', riskLevel: 'Medium' },
  },
];

export const deposits: readonly DepositRecord[] = [
  {
    id: 1,
    currency: 'ETH',
    currencyName: 'Ethereum',
    amount: decimal('0.5'),
    status: 'paid',
    createdAt: { kind: 'instant', iso: '2026-07-08T09:12:00Z' },
    transactionId: '193139644',
  },
];

export const withdrawals: readonly WithdrawalRecord[] = [
  {
    id: 1,
    amount: decimal('120.00'),
    currency: 'ETH',
    currencyName: 'Ethereum',
    withdrawalAddress: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    status: 'processing',
    transactionHash: null,
    createdAt: { kind: 'instant', iso: '2026-07-11T10:05:00Z' },
    processedAt: null,
  },
];

/** A day of hourly candles, drawn as simulated ones because that is what they are. */
export const history: PriceHistory = {
  candles: Array.from({ length: 24 }, (_, hour): Candle => {
    const [open, close] = [2000 + 40 * Math.sin(hour / 3), 2000 + 40 * Math.sin((hour + 1) / 3)];
    return {
      time: Math.floor(READ_AT / HOUR - 23 + hour) * HOUR,
      open,
      high: Math.max(open, close) + 6,
      low: Math.min(open, close) - 6,
      close,
    };
  }),
  source: 'synthetic',
  provenance: 'simulated',
  isDerived: false,
  fetchedAt: READ_AT,
};
