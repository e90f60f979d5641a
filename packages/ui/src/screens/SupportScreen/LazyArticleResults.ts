import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk with the text of all articles, fetched while somebody is about to search. */
export const articleResultsCode = onDemand(() => import('./ArticleResults.js').then((module) => module.ArticleResults));

export const LazyArticleResults = lazyPart(articleResultsCode);
