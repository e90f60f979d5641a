import { accountScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { AccountScreen } from '@etherpilot/ui/screens/AccountScreen';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { activation, keepActivation } from '../state/activation.js';
import { balance } from '../state/balance.js';
import { session, signOut } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from './Title.js';

export function AccountRoute() {
  const t = useMessages(accountScreenMessages);
  const { current } = useSnapshot(session);
  const { current: funds } = useSnapshot(balance);
  const { done: doneByUser } = useSnapshot(activation);
  const [, navigate] = useLocation();
  if (current.status !== 'signedIn') return null;
  const { user } = current;
  return (
    <>
      <Title>{t('title')}</Title>
      <AccountScreen
        viewer={user}
        balance={funds}
        isBalanceUnreadable={user.balance === null}
        activationDone={doneByUser[user.id] ?? 0}
        onMoveOn={({ done, leadsTo }) => {
          keepActivation(user.id, done);
          navigate(paths[leadsTo]);
        }}
        onNotify={notify}
        onLogOut={signOut}
      />
    </>
  );
}
