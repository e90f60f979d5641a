import { useMessages } from '@etherpilot/ui';
import { accountScreenMessages } from '@etherpilot/ui/messages';
import { AccountScreen } from '@etherpilot/ui/screens/AccountScreen';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { useCsvExport } from '../queries/useCsvExport.js';
import { useAccountLists } from '../queries/useAccountLists.js';
import { useFirstSteps } from '../queries/useFirstSteps.js';
import { enterAccount } from '../state/accountVisits.js';
import { activation, storeStepsMovedPast } from '../state/activation.js';
import { balance } from '../state/balance.js';
import { mayExport } from '../state/hiddenBalances.js';
import { retryBalance } from '../state/retryBalance.js';
import { logOut } from '../state/logOut.js';
import { session } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';

export function AccountRoute() {
  const t = useMessages(accountScreenMessages);
  const { current } = useSnapshot(session);
  const { current: funds, orderedAt } = useSnapshot(balance);
  const { movedPast } = useSnapshot(activation);
  const [, navigate] = useLocation();
  const userId = current.status === 'signedIn' ? current.user.id : null;
  const { facts, missingForBot } = useFirstSteps(userId, funds);
  const lists = useAccountLists(orderedAt, { title: t('loadFailedTitle'), message: t('loadFailed') });
  const exportCsv = useCsvExport();
  const origins = {
    deposit: { list: lists.deposits, partial: lists.partialDeposits },
    withdrawal: { list: lists.withdrawals, partial: lists.partialWithdrawals },
    result: { list: lists.investments, partial: lists.partial },
  };
  const [lastVisit] = useState(() => (userId === null ? undefined : enterAccount(userId)));
  if (current.status !== 'signedIn') return null;
  const { user } = current;
  return (
    <>
      <Title>{t('title')}</Title>
      <AccountScreen
        viewer={user}
        balance={funds}
        onRetryBalance={retryBalance}
        activation={facts}
        stepsMovedPast={movedPast[user.id] ?? 0}
        missingForBot={missingForBot}
        lists={lists}
        statement={{
          onExport: ({ lines }) =>
            exportCsv({
              name: 'statement',
              rows: lines,
              columns: (code) => code.statementColumns,
              readOrigin: ({ kind }) => origins[kind],
              all: lines.length,
            }),
          onBeforePrint: mayExport,
        }}
        lastVisit={lastVisit}
        onMoveOn={({ movedPast: steps, leadsTo }) => {
          storeStepsMovedPast(user.id, steps);
          navigate(paths[leadsTo]);
        }}
        onNotify={notify}
        onLogOut={logOut}
      />
    </>
  );
}
