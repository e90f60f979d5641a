import { AppShell, onDemand, useOnDemand } from '@etherpilot/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Switch, useLocation } from 'wouter';
import { BrokenScreen } from './BrokenScreen.js';
import { Connection } from './Connection.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { HiddenExport } from './HiddenExport.js';
import { LogOutQuestion } from './LogOutQuestion.js';
import { getPlace } from '../paths.js';
import { preloadChart } from '../queries/chart.js';
import { createQueryClient } from '../queries/createQueryClient.js';
import { balance } from '../state/balance.js';
import { inBots } from '../state/inBots.js';
import { logOut } from '../state/logOut.js';
import { watchPath } from '../services/pathOpening.js';
import { useIsOnline } from '../state/useIsOnline.js';
import { NotFound, screenAt, signedInScreens } from './signedInScreens.js';
import { usePalette } from './usePalette.js';
import { usePreloadScreens } from './usePreloadScreens.js';
import { useNotices } from './useNotices.js';

const screens = [...signedInScreens.map(([, Screen]) => Screen), NotFound];

const backgroundCode = onDemand(() => import('./Background.js').then((module) => module.Background));

const brokenScreen = (error: unknown, onTryAgain: () => void) => <BrokenScreen error={error} onTryAgain={onTryAgain} />;

/**
 * Fetches the code of the screen at a path, and then that of the chart if it is shown. Resolves when the screen's is there, or
 * cannot be fetched.
 */
export async function preloadScreen(path: string): Promise<void> {
  await screenAt(path)
    .load()
    .catch(() => undefined);
  // The person may have left by now.
  if (getPlace(path) === 'platform' && path === window.location.pathname) preloadChart();
}

/** Whether the code of the first screen has come, or cannot: until then, nothing else takes part of the connection. */
function useIsScreenReady(path: string): boolean {
  const [isReady, setReady] = useState(false);
  const [first] = useState(path);
  useEffect(() => {
    void preloadScreen(first).then(() => setReady(true));
  }, [first]);
  return isReady;
}

/** Renders what goes on in the background once its code has come, which no screen waits for; again with the connection. */
function BackgroundOnDemand() {
  const state = useOnDemand(backgroundCode);
  const retry = state.status === 'failed' ? state.retry : undefined;
  useEffect(() => {
    if (retry === undefined) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return state.status === 'ready' && <state.code />;
}

/** The app of a signed-in user. It owns the query client, so no user sees another's cached data. */
export function SignedInArea() {
  const [queryClient] = useState(createQueryClient);
  const [path] = useLocation();
  const { current } = useSnapshot(balance);
  const { current: bots } = useSnapshot(inBots);
  const isOnline = useIsOnline();
  const notices = useNotices();
  useEffect(watchPath, []);
  usePalette();
  const isScreenReady = useIsScreenReady(path);
  usePreloadScreens(screens, isScreenReady);
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        current={getPlace(path)}
        balance={current}
        inBots={bots}
        strip={<Connection />}
        isOffline={!isOnline}
        onOpenNotices={notices.open}
        onLogOut={logOut}
      >
        <ErrorBoundary place={path} fallback={brokenScreen}>
          <Switch>
            {signedInScreens.map(([route, Screen]) => (
              <Route key={route} path={route} component={Screen} />
            ))}
            <Route component={NotFound} />
          </Switch>
        </ErrorBoundary>
        {notices.dialog}
        <LogOutQuestion />
        <HiddenExport />
        {isScreenReady && <BackgroundOnDemand />}
      </AppShell>
    </QueryClientProvider>
  );
}
