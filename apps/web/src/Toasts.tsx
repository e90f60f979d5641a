import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { dismiss, toasts } from './state/toasts.js';

const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.js')).ToastRegion }));

/** The messages over the page. Their code is fetched with the first of them. */
export function Toasts() {
  const { past, shown } = useSnapshot(toasts);
  if (past.length === 0 && shown.length === 0) return null;
  return (
    <Suspense>
      <ToastRegion toasts={shown} onDismiss={dismiss} />
    </Suspense>
  );
}
