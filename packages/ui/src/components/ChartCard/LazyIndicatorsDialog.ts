import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

export const indicatorsDialogCode = onDemand(() =>
  import('./IndicatorsDialog.js').then((module) => module.IndicatorsDialog),
);

export const LazyIndicatorsDialog = lazyPart(indicatorsDialogCode);
