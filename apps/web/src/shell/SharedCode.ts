import { onDemand } from '@etherpilot/ui';

// Separate from the hook that preloads them, which visitors' pages do not need.

/** Renders toasts over the page. */
export const toastRegion = onDemand(() => import('./ToastRegion.js').then((module) => module.ToastRegion));
export const loadLogin = () => import('../routes/LoginRoute.js');
