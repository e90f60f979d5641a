// A module of its own, so that the code of toasts is a chunk of its own.
export { ToastRegion } from '@etherpilot/ui';
