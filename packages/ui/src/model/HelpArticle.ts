/** The guides of the help centre. */
export const guides = ['trading-platform', 'deposit-guide', 'trading-robot', 'account-settings'] as const;
/** The id of a guide. */
export type Guide = (typeof guides)[number];

/** The articles that the Quick Help Guide's buttons open. */
export const quickHelp = ['using-charts', 'account-types', 'deposits', 'terms'] as const;
/** The id of an article of the Quick Help Guide. */
export type QuickHelp = (typeof quickHelp)[number];

/** Articles with no card or button of their own: reached through the search, other articles and links. */
export const furtherArticles = ['which-minimum'] as const;
/** The id of an article without a card of its own. */
export type FurtherArticle = (typeof furtherArticles)[number];

/** Every article the help centre opens in a dialog, by an id that is valid in a URL fragment. */
export const helpArticles = [...guides, ...quickHelp, ...furtherArticles] as const;
/** The id of an article. */
export type HelpArticle = (typeof helpArticles)[number];

/** Returns the article named by a fragment such as `#deposit-guide`, or `null` for anything else. */
export function readHelpArticle(fragment: string): HelpArticle | null {
  return helpArticles.find((article) => fragment === `#${article}`) ?? null;
}
