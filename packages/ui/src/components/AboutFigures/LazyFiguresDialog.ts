import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

export const figuresCode = onDemand(() => import('./FiguresDialog.js').then((module) => module.FiguresDialog));

/** The list of everything in the product that is not live, loaded on first use. */
export const LazyFiguresDialog = lazyPart(figuresCode);
