/** The guides of the help centre; the ids are the specification's (section 2, Support). */
export const guides = ['trading-platform', 'deposit-guide', 'trading-robot', 'account-settings'] as const;
export type Guide = (typeof guides)[number];

/** What the buttons of the Quick Help Guide open. */
export const quickHelp = ['using-charts', 'account-types', 'deposits', 'terms'] as const;
export type QuickHelp = (typeof quickHelp)[number];

/** What no card and no button of its own opens, but the search, other articles and links. */
export const furtherArticles = ['which-minimum'] as const;
export type FurtherArticle = (typeof furtherArticles)[number];

/** Everything the help centre opens in a dialog, each by an id that can stand in an address. */
export const helpArticles = [...guides, ...quickHelp, ...furtherArticles] as const;
export type HelpArticle = (typeof helpArticles)[number];

/** The article a fragment such as `#deposit-guide` names, or `null`: the fragment is whatever somebody typed. */
export function readHelpArticle(fragment: string): HelpArticle | null {
  return helpArticles.find((article) => fragment === `#${article}`) ?? null;
}
