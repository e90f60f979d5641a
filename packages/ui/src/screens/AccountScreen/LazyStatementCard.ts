import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk: most visits ask for no statement. */
export const LazyStatementCard = lazyPart(
  onDemand(() => import('./StatementCard.js').then((module) => module.StatementCard)),
);
