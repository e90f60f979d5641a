import type { HistoryQuery } from '@etherpilot/ui/model';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
// Undecoded: decoding twice would lose a percent sign in the search words.
import { useSearch } from 'wouter/use-browser-location';
import { historySearch, type HistoryTerms, readHistorySearch } from './historySearch.js';

/** Browsers throttle URL changes on every keystroke. */
const SETTLE_MS = 250;

/**
 * The filters of a history, stored in the query of the URL, so that Back, a reload and a shared link restore them. It
 * replaces the entry: Back leaves the history instead of undoing keystrokes. `terms` must be the same object on each
 * render.
 */
export function useHistoryQuery<Status extends string, Key extends string>(
  terms: HistoryTerms<Status, Key>,
): [HistoryQuery<Status, Key>, (query: HistoryQuery<Status, Key>) => void] {
  const [path, navigate] = useLocation();
  const [home] = useState(path);
  const search = useSearch();
  const [query, setQuery] = useState(() => readHistorySearch(search, terms));
  const [seen, setSeen] = useState(search);
  // A link to the history itself, or Back, has changed the URL.
  if (search !== seen) {
    setSeen(search);
    setQuery(readHistorySearch(search, terms));
  }
  const wanted = historySearch(query, terms);
  useEffect(() => {
    // While navigating away this screen may still be mounted, and the URL belongs to the next one.
    const isLeaving = path !== home;
    if (isLeaving || historySearch(readHistorySearch(search, terms), terms) === wanted) return undefined;
    const timer = setTimeout(() => navigate(path + wanted, { replace: true }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [search, wanted, path, home, navigate, terms]);
  return [query, setQuery];
}
