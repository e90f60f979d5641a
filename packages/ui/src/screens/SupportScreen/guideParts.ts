import type { HelpArticle } from '../../model/HelpArticle.js';
import type { Place } from '../../model/Place.js';

/** The articles shown here; the terms have a dialog of their own. */
export type GuideArticle = Exclude<HelpArticle, 'terms'>;

/** The parts of each article as text keys; steps are numbered and sequential. */
export const guideParts = {
  'trading-platform': ['source', 'candles', 'refresh', 'counter'],
  'deposit-guide': ['coin', 'sum', 'send', 'wait'],
  'trading-robot': ['unlock', 'amount', 'strategy', 'limits', 'start'],
  'account-settings': ['trading', 'notifications', 'language', 'security'],
  'using-charts': ['source', 'read', 'move', 'indicators', 'shape'],
  'account-types': ['visitor', 'holder', 'levels', 'age'],
  deposits: ['help', 'time', 'missing'],
  'which-minimum': ['coinMinimum', 'pageNote', 'helpNote', 'botMinimum'],
} as const satisfies Record<GuideArticle, readonly string[]>;

export type GuidePart = (typeof guideParts)[GuideArticle][number];

export const guidesInSteps: ReadonlySet<GuideArticle> = new Set<GuideArticle>(['deposit-guide', 'trading-robot']);

/** Where the reader can try it out, and the text of that link. */
export const guideLinks = {
  'trading-platform': { to: 'platform', text: 'openPlatform' },
  'deposit-guide': { to: 'deposit', text: 'openDeposit' },
  'trading-robot': { to: 'bots', text: 'openBots' },
  'account-settings': { to: 'settings', text: 'openSettings' },
  'using-charts': { to: 'platform', text: 'openPlatform' },
  'account-types': null,
  deposits: { to: 'deposit', text: 'openDeposit' },
  'which-minimum': { to: 'deposit', text: 'openDeposit' },
} as const satisfies Record<GuideArticle, { readonly to: Place; readonly text: string } | null>;
