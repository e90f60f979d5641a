import { onDemand } from '@etherpilot/ui';

// Apart from the hook that preloads them, which the pages of visitors have no use for.

/** Draws messages over the page. */
export const toastRegion = onDemand(() => import('./ToastRegion.js').then((module) => module.ToastRegion));
export const loadLogin = () => import('./routes/LoginRoute.js');
