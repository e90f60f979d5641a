import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** Few people open the terms: what a dialog weighs is fetched for those who do. */
export const termsCode = onDemand(() => import('./TermsDialog.js').then((module) => module.TermsDialog));

export const LazyTermsDialog = lazyPart(termsCode);
