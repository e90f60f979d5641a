'use client';

import { type RefCallback, use, useCallback } from 'react';
import type { Urgency } from '../../provider/createAnnouncer.js';
import { AnnouncerContext } from '../../provider/LiveRegions.js';
import { readSpokenText } from './readSpokenText.js';

/** The ref of an element whose text is read aloud when it appears and whenever it changes; with `null` it is not. */
export function useSpoken(urgency: Urgency | null = 'polite'): RefCallback<HTMLElement> {
  const announcer = use(AnnouncerContext);
  return useCallback(
    (element) => {
      if (element === null || announcer === null || urgency === null) return undefined;
      let spoken = '';
      const speak = () => {
        const text = readSpokenText(element);
        if (text === spoken) return;
        spoken = text;
        announcer.announce(text, { urgency, source: element });
      };
      speak();
      const observer = new MutationObserver(speak);
      observer.observe(element, { childList: true, characterData: true, subtree: true });
      return () => observer.disconnect();
    },
    [announcer, urgency],
  );
}
