import { AccountScreen } from '@etherpilot/ui/screens/AccountScreen';
import { useSnapshot } from 'valtio';
import { balance } from '../state/balance.js';
import { session, signOut } from '../state/session.js';
import { Title } from './Title.js';

export function AccountRoute() {
  const { current } = useSnapshot(session);
  const { current: funds } = useSnapshot(balance);
  if (current.status !== 'signedIn') return null;
  return (
    <>
      <Title>Account</Title>
      <AccountScreen viewer={current.user} balance={funds} onLogOut={signOut} />
    </>
  );
}
