import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { dismiss, toasts } from '../state/toasts.js';
import { toastRegion } from './SharedCode.js';

/**
 * The toasts over the page. Their code is loaded with the first toast, and again with the next if that failed: a toast
 * that cannot be shown must not break the page.
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
