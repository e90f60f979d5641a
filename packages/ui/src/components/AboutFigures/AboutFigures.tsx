'use client';

import { useState } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { LazyFiguresDialog } from './LazyFiguresDialog.js';

export const aboutFiguresMessages = defineMessages('AboutFigures', { open: 'About the figures' });

/** Opens the list of everything in the product that is not live. The list is loaded on first use. */
export function AboutFigures() {
  const t = useMessages(aboutFiguresMessages);
  const [state, setState] = useState<'unread' | 'open' | 'closed'>('unread');
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('open')}
      </Button>
      {state !== 'unread' && <LazyFiguresDialog isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
