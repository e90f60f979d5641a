import { onDemand } from '@etherpilot/ui';

/** Draws messages over the page. */
export const toastRegion = onDemand(() => import('./ToastRegion.js').then((module) => module.ToastRegion));
export const loadLogin = () => import('./routes/LoginRoute.js');
