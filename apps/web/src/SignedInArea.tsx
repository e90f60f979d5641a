import { AppShell, Loading } from '@etherpilot/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Switch, useLocation } from 'wouter';
import { Connection } from './Connection.js';
import { paths, placeAt } from './paths.js';
import { createQueryClient } from './queries/createQueryClient.js';
import { balance } from './state/balance.js';
import { signOut } from './state/session.js';
import { useEnteredScreen } from './routes/useEnteredScreen.js';
import { usePlatformAhead } from './routes/usePlatformAhead.js';

/** Address → screen. Each screen is fetched when it is first visited. */
const routes = [
  [paths.platform, lazy(async () => ({ default: (await import('./routes/PlatformRoute.js')).PlatformRoute }))],
  [paths.bots, lazy(async () => ({ default: (await import('./routes/BotsRoute.js')).BotsRoute }))],
  [paths.robots, lazy(async () => ({ default: (await import('./routes/BotsRoute.js')).BotsRoute }))],
  [paths.activeBots, lazy(async () => ({ default: (await import('./routes/ActiveBotsRoute.js')).ActiveBotsRoute }))],
  [paths.deposit, lazy(async () => ({ default: (await import('./routes/DepositRoute.js')).DepositRoute }))],
  [
    paths.depositHistory,
    lazy(async () => ({ default: (await import('./routes/DepositHistoryRoute.js')).DepositHistoryRoute })),
  ],
  [paths.withdraw, lazy(async () => ({ default: (await import('./routes/WithdrawRoute.js')).WithdrawRoute }))],
  [
    paths.withdrawalHistory,
    lazy(async () => ({ default: (await import('./routes/WithdrawalHistoryRoute.js')).WithdrawalHistoryRoute })),
  ],
  [paths.account, lazy(async () => ({ default: (await import('./routes/AccountRoute.js')).AccountRoute }))],
  [paths.profile, lazy(async () => ({ default: (await import('./routes/ProfileRoute.js')).ProfileRoute }))],
  [paths.settings, lazy(async () => ({ default: (await import('./routes/SettingsRoute.js')).SettingsRoute }))],
  [paths.support, lazy(async () => ({ default: (await import('./routes/SupportRoute.js')).SupportRoute }))],
  [
    paths.depositSuccess,
    lazy(async () => ({ default: (await import('./routes/DepositSuccessRoute.js')).DepositSuccessRoute })),
  ],
  [
    paths.depositCancel,
    lazy(async () => ({ default: (await import('./routes/DepositCancelRoute.js')).DepositCancelRoute })),
  ],
] as const;
const NotFoundRoute = lazy(async () => ({ default: (await import('./routes/NotFoundRoute.js')).NotFoundRoute }));

/** What a signed-in person sees. Its server data lives and dies with it, so nobody meets the data of another. */
export function SignedInArea() {
  const [queryClient] = useState(createQueryClient);
  const [path] = useLocation();
  const { current } = useSnapshot(balance);
  useEnteredScreen(path);
  usePlatformAhead(path, queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell current={placeAt(path)} balance={current} strip={<Connection />} onLogOut={signOut}>
        <Suspense fallback={<Loading />}>
          <Switch>
            {routes.map(([route, Screen]) => (
              <Route key={route} path={route} component={Screen} />
            ))}
            <Route component={NotFoundRoute} />
          </Switch>
        </Suspense>
      </AppShell>
    </QueryClientProvider>
  );
}
