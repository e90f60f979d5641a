import { AppShell, type Toast, ToastRegion } from '@etherpilot/ui';
import { derived, live, type Place } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { NotFoundScreen } from '@etherpilot/ui/screens/NotFoundScreen';
import { useState } from 'react';

/** The layout around every signed-in screen; `current` and the screen come from your router. */
export function Example() {
  const [current] = useState<Place>('platform');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <AppShell
        current={current}
        balance={live(decimal('1250.00'))}
        inBots={derived(decimal('500.00'))}
        onLogOut={() => window.location.assign('/login')}
      >
        <NotFoundScreen />
      </AppShell>
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
