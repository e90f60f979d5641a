import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { dismiss, toasts } from './state/toasts.js';
import { toastRegion } from './SharedCode.js';

/**
 * The messages over the page. Their code is asked for with the first of them, and again with the next one where it did
 * not come: what cannot be said must not take the page down with it.
 */
export function Toasts() {
  const { past, shown } = useSnapshot(toasts);
  const [Region, setRegion] = useState(() => toastRegion.current);
  const count = past.length;
  useEffect(() => {
    if (count > 0)
      toastRegion.load().then(
        (loaded) => setRegion(() => loaded),
        () => {},
      );
  }, [count]);
  if (Region === undefined || (count === 0 && shown.length === 0)) return null;
  return <Region toasts={shown} onDismiss={dismiss} />;
}
