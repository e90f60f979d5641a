import { type Toast, ToastRegion } from '@etherpilot/ui';
import { live, type StepsMovedPast } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { AccountScreen } from '@etherpilot/ui/screens/AccountScreen';
import { useState } from 'react';

const viewer = { id: 7, displayId: null, name: 'Ada Lovelace', email: 'ada@example.com' };

export function Example() {
  const [movedPast, setMovedPast] = useState<StepsMovedPast>(0);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <AccountScreen
        viewer={viewer}
        balance={live(decimal('1250.00'))}
        activation={{ hasDeposited: true, hasInvested: false }}
        stepsMovedPast={movedPast}
        onMoveOn={(move) => setMovedPast(move.movedPast)}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
        onLogOut={() => window.location.assign('/login')}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
