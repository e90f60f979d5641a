'use client';

import { type Toast, ToastRegion, UiProvider, useClock } from '@etherpilot/ui';
import Link from 'next/link';
import { useState } from 'react';
import { Screen, type State } from './screens';

interface AppProps {
  readonly path: string;
  readonly state: State;
  /** When the server rendered the page (ms since the epoch). */
  readonly renderedAt: number;
}

/** Callbacks are functions, which only a client component can pass on. */
export function App({ path, state, renderedAt }: AppProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <UiProvider
      Link={Link}
      brand={{ name: 'Next example' }}
      support={{ email: 'help@example.com' }}
      now={useClock(renderedAt)}
    >
      <Screen
        key={path}
        path={path}
        state={state}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </UiProvider>
  );
}
