'use client';

import { WifiOff } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { Note } from '../../primitives/Note/Note.js';
import { useIsOffline } from '../../provider/OfflineContext.js';
import { connectionStripMessages } from '../ConnectionStrip/ConnectionStrip.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/**
 * Says in a dialog why nothing can be sent, because a dialog covers the strip above the page. Renders nothing while
 * online.
 */
export function OfflineNote(props: ElementProps<HTMLDivElement>) {
  const t = useMessages(connectionStripMessages);
  if (!useIsOffline()) return null;
  return (
    <Note
      {...props}
      tone="warning"
      icon={<WifiOff className="ep-icon" aria-hidden="true" />}
      title={t('offline')}
      announces="polite"
    >
      <p>{t('nothingSent')}</p>
    </Note>
  );
}
