'use client';

import { useCallback } from 'react';
import { formatStatus } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import { serverWordMessages } from './ServerWord.messages.js';

const known = serverWordMessages.texts;

const isKnown = (word: string): word is keyof typeof known => Object.hasOwn(known, word);

/**
 * Returns a function for a status or risk level of the server: in the host's words where it has some, and otherwise as it
 * was sent, with a capital letter.
 */
export function useServerWord(): (sent: string) => string {
  const t = useMessages(serverWordMessages);
  return useCallback(
    (sent) => {
      const word = sent.trim().toLowerCase();
      const own = isKnown(word) && t(word) !== known[word] ? t(word) : null;
      return own ?? formatStatus(sent);
    },
    [t],
  );
}
