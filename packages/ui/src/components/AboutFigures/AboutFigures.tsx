'use client';

import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';
import { aboutFiguresMessages } from './AboutFigures.messages.js';

export const figuresCode = onDemand(() => import('./FiguresDialog.js').then((module) => module.FiguresDialog));

const LazyFiguresDialog = lazyPart(figuresCode);

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
