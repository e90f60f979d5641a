'use client';

import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { aboutFiguresMessages } from './AboutFigures.messages.js';
import { LazyFiguresDialog } from './LazyFiguresDialog.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** Opens the list of everything in the product that is not live. The list is loaded on first use. */
export function AboutFigures(props: ElementProps<HTMLButtonElement>) {
  const t = useMessages(aboutFiguresMessages);
  const [state, setState] = useState<'unread' | 'open' | 'closed'>('unread');
  return (
    <>
      <Button {...props} variant="quiet" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('open')}
      </Button>
      {state !== 'unread' && <LazyFiguresDialog isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
