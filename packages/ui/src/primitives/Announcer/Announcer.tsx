'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

/** News, as an object so that the same words can be said twice. */
interface News {
  readonly text: string;
}

const AnnouncerContext = createContext<((text: string) => void) | null>(null);

/** How long news stays before what is always said replaces it (ms). */
const NEWS_MS = 4_000;

/** The function that reads a text aloud through the list around, or `null` outside of one. */
export function useAnnounce(): ((text: string) => void) | null {
  return use(AnnouncerContext);
}

export interface AnnouncerProps {
  /** Said while there is no news, such as how many rows match. Default: nothing. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** One live region for everything inside it, in place of one in each row. Inside another one it adds none. */
export function Announcer({ text = '', children }: AnnouncerProps) {
  const isInside = use(AnnouncerContext) !== null;
  return isInside ? children : <Region text={text}>{children}</Region>;
}

function Region({ text = '', children }: AnnouncerProps) {
  const [news, setNews] = useState<News | null>(null);
  const [announce] = useState(() => (said: string) => setNews({ text: said }));
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden role="status">{news?.text ?? text}</VisuallyHidden>
    </AnnouncerContext>
  );
}
