import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** The dialog draws a QR code and checks addresses; few visits to a deposit form come that far. */
export const depositInfoCode = onDemand(() =>
  import('./DepositInfoDialog.js').then((module) => module.DepositInfoDialog),
);

export const LazyDepositInfoDialog = lazyPart(depositInfoCode);
