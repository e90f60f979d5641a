import {
  AppShell,
  defaultPreferences,
  EVERY_DEPOSIT,
  EVERY_WITHDRAWAL,
  IDLE,
  live,
  PublicLayout,
  sampleQuestions,
  sampleStatistics,
} from '@etherpilot/ui';
import {
  bots,
  currencies,
  depositAddress,
  deposits,
  investments,
  liveHistory,
  nothingFound,
  uncertain,
  viewer,
  withdrawalOrder,
  withdrawals,
} from '@etherpilot/ui/fixtures';
import { decimal } from '@etherpilot/ui/money';
import {
  AccountScreen,
  ActiveBotsScreen,
  BotsScreen,
  DepositCancelScreen,
  DepositHistoryScreen,
  DepositScreen,
  DepositSuccessScreen,
  ForgotPasswordScreen,
  LandingScreen,
  LoginScreen,
  NotFoundScreen,
  PlatformScreen,
  ProfileScreen,
  SettingsScreen,
  SignupScreen,
  SupportScreen,
  WithdrawalHistoryScreen,
  WithdrawScreen,
} from '@etherpilot/ui/screens';
import type { ReactNode } from 'react';

const nothing = () => {};
const later = async () => {};
const balance = live(decimal('1250.00'));
const ready = <T,>(data: T) => ({ status: 'ready', data, readAt: 0 }) as const;
const order = { submission: IDLE, onReadAgain: nothing, onUnlock: nothing, onRetry: nothing, onNotify: nothing };
const session = { isLoggingOut: false, onLogOut: nothing, onNotify: nothing, onGoBack: nothing };
const history = { onRefresh: nothing, onExport: later, onCopy: later, onGoBack: nothing };
const help = { questions: sampleQuestions, onChangeArticle: nothing, onOpenMail: nothing, onCopy: later };
const payment = { trackId: '193139644', amount: '0.25', currency: 'ETH' };

const inShell = (screen: ReactNode) => (
  <AppShell current="account" balance={balance} onLogOut={nothing}>
    {screen}
  </AppShell>
);
const inPublic = (screen: ReactNode) => <PublicLayout isSlim>{screen}</PublicLayout>;

/** Every screen in its layout, with as many links as it can have. */
export const screens: Readonly<Record<string, ReactNode>> = {
  AccountScreen: inShell(
    <AccountScreen
      {...session}
      viewer={viewer}
      balance={balance}
      activation={{ hasDeposited: false, hasInvested: false }}
      stepsMovedPast={0}
      onMoveOn={nothing}
    />,
  ),
  ActiveBotsScreen: inShell(
    <ActiveBotsScreen investments={ready(investments)} onChangeSort={nothing} onRefresh={nothing} onExport={later} />,
  ),
  'ActiveBotsScreen, empty': inShell(
    <ActiveBotsScreen investments={ready([])} onChangeSort={nothing} onRefresh={nothing} onExport={later} />,
  ),
  BotsScreen: inShell(
    <BotsScreen
      {...order}
      bots={ready(bots)}
      balance={balance}
      investments={ready(investments)}
      statistics={sampleStatistics}
      onStartBot={nothing}
      onRequireDeposit={nothing}
    />,
  ),
  DepositCancelScreen: inPublic(<DepositCancelScreen payment={payment} />),
  DepositHistoryScreen: inShell(
    <DepositHistoryScreen
      {...history}
      deposits={ready(deposits)}
      created={[depositAddress]}
      query={EVERY_DEPOSIT}
      onChangeQuery={nothing}
    />,
  ),
  'DepositHistoryScreen, empty': inShell(
    <DepositHistoryScreen {...history} deposits={ready([])} query={EVERY_DEPOSIT} onChangeQuery={nothing} />,
  ),
  DepositScreen: inShell(
    <DepositScreen
      {...order}
      currencies={ready(currencies)}
      created={[]}
      openInfoId={null}
      onCreateDeposit={nothing}
      onToggleInfo={nothing}
      onCopy={later}
      onGoBack={nothing}
    />,
  ),
  DepositSuccessScreen: inPublic(<DepositSuccessScreen payment={payment} />),
  ForgotPasswordScreen: inPublic(<ForgotPasswordScreen />),
  LandingScreen: inPublic(<LandingScreen />),
  LoginScreen: inPublic(<LoginScreen submission={IDLE} onSignIn={nothing} onNotify={nothing} />),
  NotFoundScreen: inPublic(<NotFoundScreen />),
  PlatformScreen: inShell(
    <PlatformScreen
      history={ready(liveHistory)}
      chart={null}
      updates={{ used: 3, nextRefreshAt: null }}
      onRetry={nothing}
    />,
  ),
  ProfileScreen: inShell(
    <ProfileScreen
      {...session}
      profile={viewer}
      investments={ready(investments)}
      isRefreshing={false}
      onRefresh={nothing}
      onRetryInvestments={nothing}
    />,
  ),
  SettingsScreen: inShell(
    <SettingsScreen
      {...session}
      preferences={defaultPreferences}
      devicePermission="granted"
      onChangePreferences={nothing}
      onAllowOnDevice={nothing}
    />,
  ),
  SignupScreen: inPublic(<SignupScreen submission={IDLE} onSignUp={nothing} onNotify={nothing} />),
  SupportScreen: inShell(<SupportScreen {...help} article={null} />),
  'SupportScreen, an article': inShell(<SupportScreen {...help} article="deposit-guide" />),
  WithdrawScreen: inShell(
    <WithdrawScreen {...order} currencies={ready(currencies)} balance={balance} onWithdraw={nothing} />,
  ),
  'WithdrawScreen, uncertain': inShell(
    <WithdrawScreen
      {...order}
      currencies={ready(currencies)}
      balance={balance}
      submission={uncertain(nothingFound, withdrawalOrder)}
      onWithdraw={nothing}
    />,
  ),
  WithdrawalHistoryScreen: inShell(
    <WithdrawalHistoryScreen
      {...history}
      withdrawals={ready(withdrawals)}
      query={EVERY_WITHDRAWAL}
      onChangeQuery={nothing}
    />,
  ),
};
