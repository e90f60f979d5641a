'use client';

import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { aboutFiguresMessages } from './AboutFigures.messages.js';
import { LazyFiguresDialog } from './LazyFiguresDialog.js';

/** Opens the list of everything in the product that is not live. The list is loaded on first use. */
export function AboutFigures() {
  const t = useMessages(aboutFiguresMessages);
  const [state, setState] = useState<'unread' | 'open' | 'closed'>('unread');
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('open')}
      </Button>
      {state !== 'unread' && <LazyFiguresDialog isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
