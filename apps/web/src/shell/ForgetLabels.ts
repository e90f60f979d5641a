/** A separate chunk. */
export { ForgetLabelsDialog } from '@etherpilot/ui';
