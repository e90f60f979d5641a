import { onDemand } from '@etherpilot/ui';
import { loadToastRegion } from './loadScreens.js';

// Separate from the hook that preloads them, which visitors' pages do not need.

/** Renders toasts over the page. */
export const toastRegion = onDemand(() => loadToastRegion().then((module) => module.ToastRegion));
