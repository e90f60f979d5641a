import { type Toast, ToastRegion } from '@etherpilot/ui';
import { investments } from '@etherpilot/ui/fixtures';
import type { Investment, Loadable, Profile } from '@etherpilot/ui/model';
import { ProfileScreen } from '@etherpilot/ui/screens/ProfileScreen';
import { useState } from 'react';

/** Your API client reads the list; amounts become `Decimal` there. */
const readInvestments = async (): Promise<readonly Investment[]> => investments;

const profile: Profile = {
  id: 7,
  displayId: null,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  dateJoined: { kind: 'instant', iso: '2026-03-03T09:30:00Z' },
};

export function Example() {
  const [list, setList] = useState<Loadable<readonly Investment[]>>({ status: 'ready', data: investments });
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const read = async () => {
    setList({ status: 'loading' });
    setList({ status: 'ready', data: await readInvestments(), readAt: Date.now() });
  };
  return (
    <>
      <ProfileScreen
        profile={profile}
        investments={list}
        isRefreshing={list.status === 'loading'}
        onRefresh={() => void read()}
        onRetryInvestments={() => void read()}
        onGoBack={() => window.history.back()}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
