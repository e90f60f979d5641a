/** The two kinds of answers that the web client reads. */
export type FeedName = 'yahoo' | 'coingecko';

interface FeedKind {
  readonly path: string;
  /** The charts that are served: any other would be a call to the provider that nobody shares. */
  readonly queries: readonly Readonly<Record<string, string>>[];
  /** What of the provider's answer is passed on; `undefined` when there are no prices in it. */
  readonly read: (body: unknown) => object | undefined;
}

export const feedKinds: Readonly<Record<FeedName, FeedKind>> = {
  yahoo: {
    path: '/chart',
    queries: ['ETH-USD', 'ETH-BTC'].flatMap((symbol) =>
      ['1d', '1mo'].map((range) => ({ symbol, interval: '1h', range })),
    ),
    read: (body) => {
      const chart = getProperty(body, 'chart');
      const [result] = toList(getProperty(chart, 'result'));
      const isUsable = getProperty(chart, 'error') == null && toList(getProperty(result, 'timestamp')).length > 0;
      return isUsable ? { chart } : undefined;
    },
  },
  coingecko: {
    path: '/market_chart',
    queries: ['1', '30'].map((days) => ({ vs_currency: 'usd', days })),
    // Without the volumes, which the chart does not show, an answer is a third as long.
    read: (body) => {
      const prices = toList(getProperty(body, 'prices'));
      return prices.length > 0 ? { prices } : undefined;
    },
  },
};

export const feedNames = Object.keys(feedKinds) as readonly FeedName[];

function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
