/** A separate chunk. */
export { ExportQuestion } from '@etherpilot/ui';
