'use client';

import { type ComponentType, useState } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Text } from '../../primitives/Text/Text.js';
import type { FiguresDialogProps } from './FiguresDialog.js';

export const aboutFiguresMessages = defineMessages('AboutFigures', {
  open: 'About the figures',
  failed: 'The list could not be loaded. Check your connection and try again.',
});

/** Opens the list of everything in the product that is not live (H-30). The list is fetched when it is first asked for. */
export function AboutFigures() {
  const t = useMessages(aboutFiguresMessages);
  const [Dialog, setDialog] = useState<ComponentType<FiguresDialogProps> | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = async () => {
    setState('open');
    try {
      const { FiguresDialog } = await import('./FiguresDialog.js');
      setDialog(() => FiguresDialog);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        {t('open')}
      </Button>
      {state === 'failed' && <Text role="alert">{t('failed')}</Text>}
      {Dialog && <Dialog isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
