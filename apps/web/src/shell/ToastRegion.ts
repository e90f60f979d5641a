// A separate module, so that the toast code is a separate chunk.
export { ToastRegion } from '@etherpilot/ui';
