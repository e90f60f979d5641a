import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { dismiss, toasts } from './state/toasts.js';
import { loadToastRegion } from './useCodeAhead.js';

type Region = Awaited<ReturnType<typeof loadToastRegion>>;

/**
 * The messages over the page. Their code is asked for with the first of them, and again with the next one where it did
 * not come: what cannot be said must not take the page down with it.
 */
export function Toasts() {
  const { past, shown } = useSnapshot(toasts);
  const [region, setRegion] = useState<Region | null>(null);
  const count = past.length;
  useEffect(() => {
    if (count > 0) loadToastRegion().then(setRegion, () => {});
  }, [count]);
  if (region === null || (count === 0 && shown.length === 0)) return null;
  return <region.ToastRegion toasts={shown} onDismiss={dismiss} />;
}
