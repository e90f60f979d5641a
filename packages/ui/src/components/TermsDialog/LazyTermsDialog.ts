import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, because few people open the terms. */
export const termsCode = onDemand(() => import('./TermsDialog.js').then((module) => module.TermsDialog));

export const LazyTermsDialog = lazyPart(termsCode);
