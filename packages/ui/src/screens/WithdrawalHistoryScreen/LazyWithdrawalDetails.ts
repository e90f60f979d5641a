import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, because a list is read more often than one of its records is opened. */
export const withdrawalDetailsCode = onDemand(() =>
  import('./WithdrawalDetails.js').then((module) => module.WithdrawalDetails),
);

export const LazyWithdrawalDetails = lazyPart(withdrawalDetailsCode);
