'use client';

import { type RefCallback, use, useCallback } from 'react';
import type { Urgency } from '../../provider/createAnnouncer.js';
import { AnnouncerContext } from '../../provider/LiveRegions.js';
import { readSpokenText } from './readSpokenText.js';

/** The control with the focus, if an element belongs to its description. */
function getDescribedControl(element: Element): Element | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  const control = root.activeElement;
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.some((id) => root.getElementById(id)?.contains(element)) ? control : null;
}

/** Takes a text out of the description of what has the focus until that loses it: its change would be read as well. */
function leaveDescription(element: Element): void {
  const control = getDescribedControl(element);
  if (control === null) return;
  element.setAttribute('aria-hidden', 'true');
  control.addEventListener('blur', () => element.removeAttribute('aria-hidden'), { once: true });
}

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
        leaveDescription(element);
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
