import { lazyPart, onDemand } from '@etherpilot/ui';
import { type ReactNode, useState } from 'react';
import { dismissAll, notify } from '../state/toasts.js';
import { pageTexts } from '../texts/pageTexts.js';
import { startTexts } from '../texts/startTexts.js';

// Few users reopen a message: the list is loaded only for those.
const pastNotices = onDemand(() => import('./PastNotices.js').then((module) => module.PastNotices));
const PastNotices = lazyPart(pastNotices);

const FAILED = {
  tone: 'negative',
  title: startTexts.error,
  description: pageTexts.messagesFailed,
} as const;

/** The messages that are no longer on the screen: a function that opens their list, and the list to render. */
export function useNotices(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [list, setList] = useState<'unread' | 'open' | 'closed'>('unread');
  const open = () => {
    const show = () => {
      dismissAll();
      setList('open');
    };
    pastNotices.load().then(show, () => notify(FAILED));
  };
  const dialog = list !== 'unread' && <PastNotices isOpen={list === 'open'} onClose={() => setList('closed')} />;
  return { open, dialog };
}
