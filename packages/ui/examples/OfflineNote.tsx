import { AppShell, Page, SendButton } from '@etherpilot/ui';
import { OfflineNote } from '@etherpilot/ui/components';
import { live } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useEffect, useState } from 'react';

/** The shell says whether there is a connection; the note and each `SendButton` inside follow. */
export function Example() {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const update = () => setIsOffline(!navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return (
    <AppShell
      current={null}
      balance={live(decimal('1250.00'))}
      isOffline={isOffline}
      onLogOut={() => window.location.assign('/login')}
    >
      <Page>
        <OfflineNote />
        <SendButton onClick={() => window.location.reload()}>Refresh</SendButton>
      </Page>
    </AppShell>
  );
}
