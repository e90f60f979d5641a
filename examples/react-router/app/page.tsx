import { type Toast, ToastRegion } from '@etherpilot/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Screen, type State } from './screens';

export default function Page() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Screen
        key={pathname}
        path={pathname}
        state={(search.get('state') ?? 'ready') as State}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
