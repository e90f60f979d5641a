import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, because the list is there to be read without it. */
export const belowInvestmentsCode = onDemand(() =>
  import('./BelowInvestments.js').then((module) => module.BelowInvestments),
);

export const LazyBelowInvestments = lazyPart(belowInvestmentsCode);
