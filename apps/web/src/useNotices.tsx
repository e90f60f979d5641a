import { lazy, type ReactNode, Suspense, useState } from 'react';
import { notify, takeDown } from './state/toasts.js';

// Few people read a message twice: the list is fetched for those who do.
const load = () => import('./PastNotices.js');
const PastNotices = lazy(async () => ({ default: (await load()).PastNotices }));

const FAILED = {
  tone: 'negative',
  title: 'Error',
  description: 'The messages could not be loaded. Please try again.',
} as const;

/** The messages that have gone from the screen: a way to open their list, and the list, to be drawn somewhere. */
export function useNotices(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [list, setList] = useState<'unread' | 'open' | 'closed'>('unread');
  const open = () => {
    const show = () => {
      takeDown();
      setList('open');
    };
    load().then(show, () => notify(FAILED));
  };
  const dialog = list !== 'unread' && (
    <Suspense>
      <PastNotices isOpen={list === 'open'} onClose={() => setList('closed')} />
    </Suspense>
  );
  return { open, dialog };
}
