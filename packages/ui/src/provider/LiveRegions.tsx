'use client';

import { createContext, type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react';
import { type Announcer, createAnnouncer, type Urgency, type Utterance } from './createAnnouncer.js';

/** What reads aloud inside a provider; `null` outside of one, where nothing is read. */
export const AnnouncerContext = createContext<Announcer | null>(null);

/** A function that reads a text aloud, with which the caller takes back what it said before. */
export function useAnnounce(): (text: string) => void {
  const announcer = use(AnnouncerContext);
  const [source] = useState(() => ({}));
  return useCallback((text) => announcer?.announce(text, { source }), [announcer, source]);
}

const NONE: readonly Utterance[] = [];
const getNone = () => NONE;

const roles = { polite: 'status', assertive: 'alert' } as const;

/**
 * The two live regions through which everything inside is read aloud. They are in the page before there is anything to
 * say, because screen readers miss what comes with its region. Inside others it adds none.
 */
export function LiveRegions({ children }: { readonly children: ReactNode }) {
  const outer = use(AnnouncerContext);
  const [own] = useState(createAnnouncer);
  if (outer !== null) return children;
  return (
    <AnnouncerContext value={own}>
      {children}
      <Region announcer={own} urgency="polite" />
      <Region announcer={own} urgency="assertive" />
    </AnnouncerContext>
  );
}

function Region({ announcer, urgency }: { readonly announcer: Announcer; readonly urgency: Urgency }) {
  const utterances = useSyncExternalStore(announcer.subscribe, announcer.getUtterances, getNone);
  return (
    <div data-ep-live={urgency} role={roles[urgency]} aria-live={urgency} aria-atomic="false">
      {utterances.map((one) => one.urgency === urgency && <p key={one.id}>{one.text}</p>)}
    </div>
  );
}
