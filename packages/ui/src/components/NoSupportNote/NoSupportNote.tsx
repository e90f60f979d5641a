'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Text } from '../../primitives/Text/Text.js';
import { noSupportNoteMessages } from '../shared.messages.js';

/** Shown once in the page footer when `useSupport` finds no channel. */
export function NoSupportNote() {
  const t = useMessages(noSupportNoteMessages);
  return (
    <Text size="small" tone="faint">
      {t('text')}
    </Text>
  );
}
