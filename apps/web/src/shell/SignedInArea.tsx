import { AppShell } from '@etherpilot/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Switch, useLocation } from 'wouter';
import { BrokenScreen } from './BrokenScreen.js';
import { Connection } from './Connection.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { getPlace, paths } from '../paths.js';
import { PendingMoney } from './PendingMoney.js';
import { createQueryClient } from '../queries/createQueryClient.js';
import { balance } from '../state/balance.js';
import { signOut } from '../state/session.js';
import { watchPath } from '../services/pathOpening.js';
import { lazyScreen } from '../navigation/lazyScreen.js';
import { useIsOnline } from '../state/useIsOnline.js';
import { usePrefetchChart } from './usePrefetchChart.js';
import { usePreloadScreens } from './usePreloadScreens.js';
import { useNotices } from './useNotices.js';
import { useOrderJournal } from './useOrderJournal.js';

/** Routes to screens. */
const routes = [
  [paths.platform, lazyScreen(() => import('../routes/PlatformRoute.js'), 'PlatformRoute')],
  [paths.bots, lazyScreen(() => import('../routes/BotsRoute.js'), 'BotsRoute')],
  [paths.robots, lazyScreen(() => import('../routes/BotsRoute.js'), 'BotsRoute')],
  [paths.activeBots, lazyScreen(() => import('../routes/ActiveBotsRoute.js'), 'ActiveBotsRoute')],
  [paths.deposit, lazyScreen(() => import('../routes/DepositRoute.js'), 'DepositRoute')],
  [paths.depositHistory, lazyScreen(() => import('../routes/DepositHistoryRoute.js'), 'DepositHistoryRoute')],
  [paths.withdraw, lazyScreen(() => import('../routes/WithdrawRoute.js'), 'WithdrawRoute')],
  [paths.withdrawalHistory, lazyScreen(() => import('../routes/WithdrawalHistoryRoute.js'), 'WithdrawalHistoryRoute')],
  [paths.account, lazyScreen(() => import('../routes/AccountRoute.js'), 'AccountRoute')],
  [paths.profile, lazyScreen(() => import('../routes/ProfileRoute.js'), 'ProfileRoute')],
  [paths.settings, lazyScreen(() => import('../routes/SettingsRoute.js'), 'SettingsRoute')],
  [paths.support, lazyScreen(() => import('../routes/SupportRoute.js'), 'SupportRoute')],
  [paths.depositSuccess, lazyScreen(() => import('../routes/DepositSuccessRoute.js'), 'DepositSuccessRoute')],
  [paths.depositCancel, lazyScreen(() => import('../routes/DepositCancelRoute.js'), 'DepositCancelRoute')],
] as const;
const NotFoundRoute = lazyScreen(() => import('../routes/NotFoundRoute.js'), 'NotFoundRoute');

const screens = [...routes.map(([, Screen]) => Screen), NotFoundRoute];

const brokenScreen = (error: unknown, onTryAgain: () => void) => <BrokenScreen error={error} onTryAgain={onTryAgain} />;

/** The app of a signed-in user. It owns the query client, so no user sees another's cached data. */
export function SignedInArea() {
  const [queryClient] = useState(createQueryClient);
  const [path] = useLocation();
  const { current } = useSnapshot(balance);
  const isOnline = useIsOnline();
  const notices = useNotices();
  useEffect(watchPath, []);
  usePrefetchChart(path, queryClient);
  usePreloadScreens(screens);
  useOrderJournal(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        current={getPlace(path)}
        balance={current}
        strip={<Connection />}
        isOffline={!isOnline}
        onOpenNotices={notices.open}
        onLogOut={signOut}
      >
        <ErrorBoundary place={path} fallback={brokenScreen}>
          <Switch>
            {routes.map(([route, Screen]) => (
              <Route key={route} path={route} component={Screen} />
            ))}
            <Route component={NotFoundRoute} />
          </Switch>
        </ErrorBoundary>
        {notices.dialog}
        <PendingMoney />
      </AppShell>
    </QueryClientProvider>
  );
}
