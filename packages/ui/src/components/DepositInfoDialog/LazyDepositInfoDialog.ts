import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, because it includes the QR code and the address check, which few visits need. */
export const depositInfoCode = onDemand(() =>
  import('./DepositInfoDialog.js').then((module) => module.DepositInfoDialog),
);

export const LazyDepositInfoDialog = lazyPart(depositInfoCode);
