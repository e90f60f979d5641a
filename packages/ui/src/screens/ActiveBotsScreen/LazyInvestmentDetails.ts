import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, fetched while somebody looks at the rows that lead to it. */
export const investmentDetailsCode = onDemand(() =>
  import('./InvestmentDetails.js').then((module) => module.InvestmentDetails),
);

export const LazyInvestmentDetails = lazyPart(investmentDetailsCode);
