'use client';

import { AppShell, PublicLayout } from '@etherpilot/ui';
import {
  defaultPreferences,
  EVERY_DEPOSIT,
  EVERY_WITHDRAWAL,
  type Failure,
  type HelpArticle,
  IDLE,
  live,
  type Loadable,
  type Notice,
  type Place,
  sampleQuestions,
  sampleStatistics,
  specHrefs,
  type Submission,
} from '@etherpilot/ui/model';
// Sample data; a product reads its own from a server.
import * as data from '@etherpilot/ui/fixtures';
import { decimal } from '@etherpilot/ui/money';
import * as Screens from '@etherpilot/ui/screens';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** ECharts comes with the chart alone, so it is fetched when the chart is shown. */
const CandleChart = lazy(async () => ({ default: (await import('@etherpilot/ui/charts')).CandleChart }));

/** In which state a screen is shown; `?state=` of the URL. */
export type State = 'ready' | 'loading' | 'empty' | 'failed';

interface Show {
  readonly state: State;
  readonly onNotify: (notice: Notice) => void;
}

/** When the sample data was read (ms since the epoch). */
const READ_AT = Date.UTC(2026, 6, 12, 14, 2);
const balance = live(decimal('1250.00'));

const nothing = () => {};
const goBack = () => history.back();
const copy = (text: string) => navigator.clipboard.writeText(text);
const failure: Failure = { title: 'Connection Error', message: 'The server could not be reached. Please try again.' };

/** What a screen takes for data that is ready, on its way, or could not be read. */
function load<T>(state: State, value: T): Loadable<T> {
  if (state === 'loading') return { status: 'loading' };
  if (state === 'failed') return { status: 'failed', failure };
  return { status: 'ready', data: value, readAt: READ_AT };
}

const list = <T,>(state: State, items: readonly T[]) => load(state, state === 'empty' ? [] : items);

function submit(state: State): Submission {
  if (state === 'loading') return { status: 'sending' };
  return state === 'failed' ? { status: 'failed', failure } : IDLE;
}

/** What the three forms that move money ask of a host. */
const order = { submission: IDLE, onReadAgain: nothing, onUnlock: nothing, onRetry: nothing };

function Deposits({ state }: Show) {
  const [query, setQuery] = useState(EVERY_DEPOSIT);
  return (
    <Screens.DepositHistoryScreen
      deposits={list(state, data.deposits)}
      query={query}
      onChangeQuery={setQuery}
      onRefresh={nothing}
      onExport={async () => {}}
      onCopy={copy}
      onGoBack={goBack}
    />
  );
}

function Withdrawals({ state }: Show) {
  const [query, setQuery] = useState(EVERY_WITHDRAWAL);
  return (
    <Screens.WithdrawalHistoryScreen
      withdrawals={list(state, data.withdrawals)}
      query={query}
      onChangeQuery={setQuery}
      onRefresh={nothing}
      onExport={async () => {}}
      onCopy={copy}
      onGoBack={goBack}
    />
  );
}

function Settings({ onNotify }: Show) {
  const [preferences, setPreferences] = useState(defaultPreferences);
  return (
    <Screens.SettingsScreen
      preferences={preferences}
      devicePermission="unsupported"
      onChangePreferences={(changed) => setPreferences({ ...preferences, ...changed })}
      onAllowOnDevice={nothing}
      onNotify={onNotify}
      onLogOut={nothing}
      onGoBack={goBack}
    />
  );
}

function Support() {
  const [article, setArticle] = useState<HelpArticle | null>(null);
  return (
    <Screens.SupportScreen
      questions={sampleQuestions}
      article={article}
      onChangeArticle={setArticle}
      onOpenMail={({ href }) => location.assign(href)}
      onCopy={copy}
    />
  );
}

const activeBots = ({ state }: Show) => (
  <Screens.ActiveBotsScreen
    investments={list(state, data.investments)}
    onChangeSort={nothing}
    onRefresh={nothing}
    onExport={async () => {}}
  />
);

/** The screens inside `AppShell`, by the place they are at. */
const signedIn: Partial<Record<Place, (show: Show) => ReactNode>> = {
  platform: ({ state }) => (
    <Screens.PlatformScreen
      history={load(state, data.simulatedHistory)}
      chart={
        // As high as the chart, so that nothing moves when it is there.
        <Suspense fallback={<div style={{ height: 'var(--ep-chart-height)' }} />}>
          <CandleChart history={data.simulatedHistory} symbol="ETH-USD" />
        </Suspense>
      }
      updates={{ used: 1, nextRefreshAt: null }}
      onRetry={nothing}
    />
  ),
  bots: ({ state, onNotify }) => (
    <Screens.BotsScreen
      {...order}
      bots={list(state, data.bots)}
      balance={balance}
      investments={load('ready', data.investments)}
      statistics={sampleStatistics}
      onStartBot={nothing}
      onRequireDeposit={nothing}
      onNotify={onNotify}
    />
  ),
  robots: activeBots,
  activeBots,
  deposit: ({ state, onNotify }) => (
    <Screens.DepositScreen
      {...order}
      currencies={list(state, data.currencies)}
      created={[]}
      openInfoId={null}
      onCreateDeposit={nothing}
      onToggleInfo={nothing}
      onCopy={copy}
      onGoBack={goBack}
      onNotify={onNotify}
    />
  ),
  depositHistory: (show) => <Deposits {...show} />,
  withdraw: ({ state, onNotify }) => (
    <Screens.WithdrawScreen
      {...order}
      currencies={list(state, data.currencies)}
      balance={balance}
      onWithdraw={nothing}
      onNotify={onNotify}
    />
  ),
  withdrawalHistory: (show) => <Withdrawals {...show} />,
  account: ({ onNotify }) => (
    <Screens.AccountScreen
      viewer={data.viewer}
      balance={balance}
      activation={{ hasDeposited: true, hasInvested: false }}
      stepsMovedPast={0}
      onMoveOn={nothing}
      onNotify={onNotify}
      onLogOut={nothing}
    />
  ),
  profile: ({ state, onNotify }) => (
    <Screens.ProfileScreen
      profile={data.viewer}
      investments={list(state, data.investments)}
      isRefreshing={false}
      onRefresh={nothing}
      onRetryInvestments={nothing}
      onNotify={onNotify}
      onGoBack={goBack}
    />
  ),
  settings: (show) => <Settings {...show} />,
  support: () => <Support />,
};

/** Those with a layout of their own, by path. */
const open: Record<string, (show: Show) => ReactNode> = {
  '/': () => <Screens.LandingScreen />,
  '/login': ({ state, onNotify }) => (
    <Screens.LoginScreen submission={submit(state)} onSignIn={nothing} onNotify={onNotify} />
  ),
  '/signup': ({ state, onNotify }) => (
    <Screens.SignupScreen submission={submit(state)} onSignUp={nothing} onNotify={onNotify} />
  ),
  '/forgot-password': () => <Screens.ForgotPasswordScreen />,
  '/deposit-success': () => (
    <PublicLayout isSlim>
      <Screens.DepositSuccessScreen payment={{ amount: '0.25', currency: 'ETH' }} />
    </PublicLayout>
  ),
  '/deposit-cancel': () => (
    <PublicLayout isSlim>
      <Screens.DepositCancelScreen payment={{}} />
    </PublicLayout>
  ),
};

export interface ScreenProps extends Show {
  readonly path: string;
}

/** The screen at a path, with sample data. */
export function Screen({ path, ...show }: ScreenProps) {
  const place = (Object.keys(signedIn) as Place[]).find((each) => specHrefs[each] === path);
  if (place)
    return (
      <AppShell current={place} balance={balance} onLogOut={nothing}>
        {signedIn[place]?.(show)}
      </AppShell>
    );
  return (
    open[path]?.(show) ?? (
      <PublicLayout isSlim>
        <Screens.NotFoundScreen />
      </PublicLayout>
    )
  );
}
