import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, because a list is read more often than one of its records is opened. */
export const depositDetailsCode = onDemand(() => import('./DepositDetails.js').then((module) => module.DepositDetails));

export const LazyDepositDetails = lazyPart(depositDetailsCode);
