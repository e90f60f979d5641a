import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

export const figuresCode = onDemand(() => import('./FiguresDialog.js').then((module) => module.FiguresDialog));

export const LazyFiguresDialog = lazyPart(figuresCode);
