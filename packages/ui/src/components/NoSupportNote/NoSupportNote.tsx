'use client';

import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Text } from '../../primitives/Text/Text.js';

export const noSupportNoteMessages = defineMessages('NoSupportNote', {
  text: 'This installation has no support contact. Its operator can add one.',
});

/** Shown once in the page footer when `useSupport` finds no channel. */
export function NoSupportNote() {
  const t = useMessages(noSupportNoteMessages);
  return (
    <Text data-size="small" data-tone="faint">
      {t('text')}
    </Text>
  );
}
