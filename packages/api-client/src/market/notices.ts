import { DAILY_CALL_LIMIT } from './constants.js';

/** A toast to show after a load. */
export interface MarketNotice {
  /** The toast's title. */
  readonly title: string;
  /** The sentence below it. */
  readonly description: string;
}

export const marketNotices = {
  yahoo: (symbol: string, calls: number): MarketNotice => ({
    title: 'Chart Updated',
    description: `${symbol} data updated (${calls}/${DAILY_CALL_LIMIT} today)`,
  }),
  coingecko: (): MarketNotice => ({
    title: 'Chart Updated',
    description: 'Using CoinGecko data (Yahoo Finance unavailable)',
  }),
  stale: (): MarketNotice => ({ title: 'Using Cached Data', description: 'API unavailable, showing cached data' }),
};
