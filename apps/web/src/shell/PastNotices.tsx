import { NoticesDialog } from '@etherpilot/ui';
import { useSnapshot } from 'valtio';
import { toasts } from '../state/toasts.js';

export interface PastNoticesProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of past messages; a separate chunk. */
export function PastNotices(props: PastNoticesProps) {
  const { past } = useSnapshot(toasts);
  return <NoticesDialog {...props} notices={past} />;
}
