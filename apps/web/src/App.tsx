import { Empty, Loading, UiProvider } from '@etherpilot/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
// Undecoded, so that it can be put into a URL again unchanged.
import { useSearch } from 'wouter/use-browser-location';
import type { PublicPath, SharedPath } from '../deploy/pages.js';
import { config } from './config.js';
import { content, getMessages } from './content.js';
import { language } from './language/language.js';
import { ErrorBoundary } from './shell/ErrorBoundary.js';
import { getPlace, isForVisitors, paths } from './paths.js';
import { type LazyScreen, lazyScreen } from './navigation/lazyScreen.js';
import { MissingScreen } from './services/fetchScreen.js';
import { builtAt } from './services/firstPage.js';
import { Ribbon } from './shell/Ribbon.js';
import { Toasts } from './shell/Toasts.js';
import { hiddenBalances, toggleBalances } from './state/hiddenBalances.js';
import { useIsHydrated } from './state/useIsHydrated.js';
import { rememberContinueTo, session } from './state/session.js';
import {
  loadForgotPassword,
  loadLanding,
  loadLogin,
  loadPublicArea,
  loadSignedInArea,
  loadSignup,
} from './shell/loadScreens.js';
import { startTexts } from './texts/startTexts.js';

const LoginRoute = lazyScreen(loadLogin, 'LoginRoute');
const SignupRoute = lazyScreen(loadSignup, 'SignupRoute');
const ForgotPasswordRoute = lazyScreen(loadForgotPassword, 'ForgotPasswordRoute');
const LandingRoute = lazyScreen(loadLanding, 'LandingRoute');
const PublicArea = lazyScreen(loadPublicArea, 'PublicArea');
const SignedInArea = lazyScreen(loadSignedInArea, 'SignedInArea');

/** The screens of the pages that visitors can read before the app has started; `*` for unknown paths. */
export const pageScreens: Readonly<Record<PublicPath | SharedPath | '*', LazyScreen>> = {
  '/': LandingRoute,
  '/login': LoginRoute,
  '/signup': SignupRoute,
  '/forgot-password': ForgotPasswordRoute,
  '/deposit-success': PublicArea,
  '/deposit-cancel': PublicArea,
  '*': PublicArea,
};

/**
 * Fetches the code of the screen at a path for somebody who is signed in, which need not wait for their profile. The first
 * render then shows the screen at once. A failure is ignored: the visit loads it again, and says so.
 */
export async function preloadSignedIn(path: string): Promise<void> {
  try {
    await SignedInArea.load();
    const { preloadScreen } = await loadSignedInArea();
    await preloadScreen(isForVisitors(path) ? paths.platform : path);
  } catch {
    // Said by the visit.
  }
}

/** Fetches the code of the screen that a visitor is sent to from a path for signed-in people, or finds there. */
export function preloadForVisitor(path: string): Promise<unknown> {
  return (getPlace(path) === null ? PublicArea : LoginRoute).load().catch(() => undefined);
}

/** The clock and time zone of this device, and those of the build. */
const deviceTime = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: () => Date.now() };
const buildTime = { timeZone: 'UTC', now: () => builtAt };

const messages = { ...language.messages, ...getMessages(content) };

/** Who is signed in, for what cannot be shown without knowing. */
function useSession() {
  const { current } = useSnapshot(session);
  if (current.status === 'missing') throw new MissingScreen('The code that reads the session is missing.');
  return current;
}

/** Sign-in and sign-up are for visitors; a signed-in user is redirected to the platform. */
function VisitorsOnly({ children }: { readonly children: React.ReactNode }) {
  const current = useSession();
  if (current.status === 'checking') return <Loading />;
  return current.status === 'signedIn' ? <Redirect to={paths.platform} replace /> : children;
}

/**
 * Everything that is not a page of its own: protected routes for signed-in users, payment results and unknown URLs for
 * everybody. A visitor on a protected route is redirected to sign in, and the route is remembered.
 */
function Area() {
  const current = useSession();
  const [path] = useLocation();
  const search = useSearch({ ssrSearch: '' });
  const isProtected = getPlace(path) !== null;
  const isRedirected = current.status === 'visitor' && isProtected;
  useEffect(() => {
    if (isRedirected) rememberContinueTo(path === paths.platform ? null : path + search);
  }, [isRedirected, path, search]);
  if (current.status === 'checking') return <Loading />;
  if (current.status === 'signedIn') return <SignedInArea key={current.user.id} />;
  return isRedirected ? <Redirect to={paths.login} replace /> : <PublicArea />;
}

/** Shown when not even the shell of a screen can be rendered. Reloading is the next step. */
const brokenPage = () => (
  <Empty
    isPage
    headingLevel={1}
    title={startTexts.problem}
    help={startTexts.problemHelp}
    action={<a href={window.location.pathname}>{startTexts.reload}</a>}
  />
);

/** What every page of the app stands in. */
export function AppProvider({ children }: { readonly children: React.ReactNode }) {
  const time = useIsHydrated() ? deviceTime : buildTime;
  const { areHidden } = useSnapshot(hiddenBalances);
  return (
    <UiProvider
      Link={Link}
      brand={content.brand}
      telegramHref={content.telegramHref}
      support={content.support}
      network={config.environment.network}
      messages={messages}
      locale={language.locale}
      areBalancesHidden={areHidden}
      onToggleBalances={toggleBalances}
      {...time}
    >
      {children}
    </UiProvider>
  );
}

export function App() {
  const [path] = useLocation();
  return (
    <AppProvider>
      <Ribbon />
      <ErrorBoundary place={path} fallback={brokenPage}>
        <Switch>
          <Route path={paths.home} component={LandingRoute} />
          <Route path={paths.login}>
            <VisitorsOnly>
              <LoginRoute />
            </VisitorsOnly>
          </Route>
          <Route path={paths.signup}>
            <VisitorsOnly>
              <SignupRoute />
            </VisitorsOnly>
          </Route>
          <Route path={paths.forgotPassword} component={ForgotPasswordRoute} />
          <Route component={Area} />
        </Switch>
      </ErrorBoundary>
      <Toasts />
    </AppProvider>
  );
}
