import { lazyPart } from '../../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../../primitives/OnDemand/onDemand.js';

/** A separate chunk, fetched while somebody is about to open a guide. */
export const guideCode = onDemand(() => import('./GuideDialog.js').then((module) => module.GuideDialog));

export const LazyGuideDialog = lazyPart(guideCode);
