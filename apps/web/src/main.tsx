import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/page.css';
import './services/firstPage.css';
import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import { Router } from 'wouter';
import { App, pageScreens, preloadForVisitor, preloadSignedIn } from './App.js';
import { config } from './config.js';
import { isForVisitors, paths } from './paths.js';
import { endFrame, endQueryCheck, endSessionCheck, isBeingLeft } from './services/firstPage.js';
import { applyLateStyles } from './services/lateStyles.js';
import { carryClick, discardInteraction, replayInteraction } from './services/pendingInteraction.js';
import { MissingScreen } from './services/fetchScreen.js';
import { recordStart } from './services/start.js';
import { onReportedError, reportError } from './services/reportError.js';
import { whenIdle } from './services/whenIdle.js';
import { session, startSession } from './state/session.js';
import { apiClient, mayBeSignedIn } from './state/apiClient.js';
import { watchSession } from './state/watchSession.js';

const options: RootOptions = {
  // By any error boundary, also those of lists. A missing file is not a bug: the screen explains it.
  onCaughtError: (error) => error instanceof MissingScreen || reportError(error),
};

interface StartProps {
  /** Where a page that is hydrated was opened. The address may have changed since, and is followed after that. */
  readonly openedPath?: string;
  /** Called when the app has been rendered. */
  readonly onRendered?: () => void;
}

function Start({ openedPath, onRendered }: StartProps) {
  useLayoutEffect(() => {
    endFrame();
    onRendered?.();
  }, [onRendered]);
  // What is hydrated knows the address only with the first effects, which may be a frame later.
  useEffect(endQueryCheck, []);
  useEffect(() => whenIdle(apiClient.preload), []);
  return (
    <StrictMode>
      <Router {...(openedPath !== undefined && { ssrPath: openedPath })}>
        <App />
      </Router>
    </StrictMode>
  );
}

const isKnown = (path: string) => Object.values<string>(paths).includes(path);

/** The screen a page already shows, if it is the one to show: signing in is for visitors. */
function getShownScreen({ dataset: { page = '', frame } }: HTMLElement) {
  const { pathname } = window.location;
  const isElsewhere = page === '*' ? isKnown(pathname) : page !== pathname;
  if (isElsewhere || frame !== undefined || (isForVisitors(page) && mayBeSignedIn())) return undefined;
  return Object.entries(pageScreens).find(([path]) => path === page)?.[1];
}

function renderAnew(root: HTMLElement): void {
  discardInteraction();
  // What the app shows first stays until React replaces it.
  if (root.dataset['page'] !== undefined) root.replaceChildren();
  endSessionCheck();
  void startSession();
  createRoot(root, options).render(<Start />);
}

function untilSessionIsChecked(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.current.status === 'checking') return;
      stop();
      resolve();
    };
    const stop = subscribe(session, look);
    look();
  });
}

/** The frame a page shows for somebody signed in stays until it is known who, and the code of their screen has come. */
async function replaceFrame(
  root: HTMLElement,
  screen: Promise<void> | undefined,
  styles: Promise<void>,
): Promise<void> {
  void startSession();
  await untilSessionIsChecked();
  await styles;
  await (session.current.status === 'signedIn' ? screen : preloadForVisitor(window.location.pathname));
  endSessionCheck();
  createRoot(root, options).render(<Start onRendered={() => carryClick(root)} />);
}

/** Hydrates what the page shows. Both sides must render the same first, so the session starts in between. */
function hydrate(root: HTMLElement, openedPath: string): void {
  const isAwaited = mayBeSignedIn();
  if (isAwaited) subscribe(session, () => session.current.status !== 'checking' && endSessionCheck());
  else {
    endSessionCheck();
    void startSession();
  }
  const onRendered = () => {
    replayInteraction(root);
    if (isAwaited) void startSession();
  };
  // In small steps, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, <Start openedPath={openedPath} onRendered={onRendered} />, {
      ...options,
      onRecoverableError: reportError,
    });
  });
}

const root = document.getElementById('root');
// The page takes it away in a browser that is too old, and says so; or it is being left for the one to sign in.
if (root !== null && !isBeingLeft()) {
  recordStart();
  if (config.errorsUrl !== '') {
    void import('./services/errorReports.js').then(({ startErrorReports }) =>
      onReportedError(startErrorReports(config.errorsUrl)),
    );
  }
  watchSession();
  const openedPath = window.location.pathname;
  let signedInScreen: Promise<void> | undefined;
  if (mayBeSignedIn()) {
    window.preload?.();
    apiClient.preload();
    signedInScreen = preloadSignedIn(openedPath);
  }
  const screen = getShownScreen(root);
  const styles = applyLateStyles();
  if (root.dataset['frame'] !== undefined) void replaceFrame(root, signedInScreen, styles);
  else if (screen === undefined) void styles.then(() => renderAnew(root));
  else
    Promise.all([screen.load(), styles]).then(
      () => hydrate(root, openedPath),
      () => renderAnew(root),
    );
}
