import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
// Undecoded: decoded once too often, a percent sign somebody searches for would be lost.
import { useSearch } from 'wouter/use-browser-location';
import { historySearch, type HistoryQuery, type HistoryTerms, readHistorySearch } from './historySearch.js';

/** Browsers refuse an address that changes with every letter of a fast hand. */
const SETTLE_MS = 250;

/**
 * What a history is asked for, kept in the query of the address, so that Back, a reload and a shared link bring it again.
 * It takes the place of the last one: Back leaves the history instead of undoing letters. `terms` stays the same object.
 */
export function useHistoryQuery<Status extends string, Key extends string>(
  terms: HistoryTerms<Status, Key>,
): [HistoryQuery<Status | 'all', Key>, (query: HistoryQuery<Status | 'all', Key>) => void] {
  const [path, navigate] = useLocation();
  const [home] = useState(path);
  const search = useSearch();
  const [query, setQuery] = useState(() => readHistorySearch(search, terms));
  const [seen, setSeen] = useState(search);
  // A link to the history itself, or Back, has changed the address.
  if (search !== seen) {
    setSeen(search);
    setQuery(readHistorySearch(search, terms));
  }
  const wanted = historySearch(query, terms);
  useEffect(() => {
    // On the way to another screen this one may still stand, unseen, and that one's address is none of its business.
    const isLeaving = path !== home;
    if (isLeaving || historySearch(readHistorySearch(search, terms), terms) === wanted) return undefined;
    const timer = setTimeout(() => navigate(path + wanted, { replace: true }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [search, wanted, path, home, navigate, terms]);
  return [query, setQuery];
}
