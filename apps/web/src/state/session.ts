import { type CallOptions, isAborted, isApiError, type User } from '@etherpilot/api-client';
import type { Failure, OrderKind } from '@etherpilot/ui/model';
import { proxy, ref } from 'valtio/vanilla';
import { fetchScreen } from '../services/fetchScreen.js';
import { anonymizeStored } from '../services/anonymizeStored.js';
import { CONTINUE_KEY, tabStorage } from '../services/storage.js';
import { reportError } from '../services/reportError.js';
import { startTexts } from '../texts/startTexts.js';
import { forgetBalance, nextTurn, setBalance } from './balance.js';
import { forgetDeposits } from './deposit.js';
import { apiClient, loadForForm, mayBeSignedIn } from './apiClient.js';
import { forgetToasts, notify } from './toasts.js';

/** Why the displayed profile is a cached one; `answered`: the server answered with something else. */
export type SavedReason =
  | { readonly status: 'reading' }
  | { readonly status: 'unreached' }
  | { readonly status: 'answered'; readonly failure: Failure };

/**
 * Who is signed in. `saved`: the profile could not be read and the one stored on this device is shown; `null` for a
 * fresh one.
 */
export type Session =
  | { readonly status: 'checking' }
  /** The code that reads the session did not load. */
  | { readonly status: 'missing' }
  /** `reason`: the server's message when it ended the session. */
  | { readonly status: 'visitor'; readonly hasEnded: boolean; readonly reason: string | null }
  | { readonly status: 'signedIn'; readonly user: User; readonly saved: SavedReason | null };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SessionState {
  current: Session;
  /** The path a visitor wanted when redirected to sign in, and whose session had ended there. */
  continueTo: { readonly path: string; readonly userId: number | null } | null;
  /** Stored for the sign-in form when an account was created but signing in to it failed. */
  draftEmail: string;
  /** The order that was being sent when the session ended. Never an amount: the next user may be another. */
  endedOrder: { readonly kind: OrderKind; readonly mayHaveBeenSent: boolean } | null;
}

/** The path of a page that sent a visitor here before the app had started. It is read once. */
function takeContinueTo(): SessionState['continueTo'] {
  const path = tabStorage.read(CONTINUE_KEY);
  tabStorage.write(CONTINUE_KEY, null);
  return typeof path === 'string' ? { path, userId: null } : null;
}

export const session = proxy<SessionState>({
  current: ref({ status: 'checking' }),
  continueTo: takeContinueTo(),
  draftEmail: '',
  endedOrder: null,
});

// Incremented on every change of user, so that late answers can be recognized.
let generation = 0;
/** The last user on this page. */
let lastUserId: number | null = null;
const leaveListeners = new Set<(userId: number | null) => void>();

/**
 * Captures the current user: the returned function says whether they are still signed in. What a user who has left
 * requested, in this tab or another, must neither be shown nor applied for the next one.
 */
export function guardSession(): () => boolean {
  const started = generation;
  return () => started === generation;
}

/** The id of the current user's account; `null` while nobody is signed in. */
export function getCurrentUserId(): number | null {
  return session.current.status === 'signedIn' ? session.current.user.id : null;
}

/** Calls back when the current user has left, with the id of their account where it is known. */
export function onLeave(listener: (userId: number | null) => void): void {
  leaveListeners.add(listener);
}

function forgetUser(): void {
  generation += 1;
  for (const listener of leaveListeners) listener(lastUserId);
  forgetBalance();
  forgetDeposits();
  forgetToasts();
  void anonymizeStored();
}

// Profiles apply in the order in which they were requested, not in that of the answers.
let applied = 0;

function applyUser(user: User, saved: SavedReason | null, requestedAt: number): void {
  session.current = ref({ status: 'signedIn', user, saved });
  session.endedOrder = null;
  if (session.continueTo !== null && (session.continueTo.userId ?? user.id) !== user.id) forgetContinueTo();
  lastUserId = user.id;
  if (user.balance === null) {
    notify({ tone: 'negative', title: startTexts.noBalance, description: startTexts.noBalanceHelp });
  }
  setBalance(user.balance, saved === null ? 'live' : 'cached', requestedAt);
}

/** Shows that nobody is signed in. `reason`: the server's message when it ended the session. */
export function becomeVisitor(hasEnded: boolean, reason: string | null = null): void {
  session.current = ref({ status: 'visitor', hasEnded, reason });
  forgetUser();
}

/** Remembers the path a user was redirected from, for them alone where it is known who they were. */
export function rememberContinueTo(path: string | null): void {
  session.continueTo = path === null ? null : { path, userId: lastUserId };
}

/** Requests the profile and shows it, unless something newer is shown by then. Rejects with the error. */
async function fetchProfile(options?: CallOptions): Promise<void> {
  const isCurrent = guardSession();
  const turn = nextTurn();
  const { auth } = await apiClient.load();
  const user = await auth.profile(options);
  if (!isCurrent() || turn < applied) return;
  applied = turn;
  applyUser(user, null, turn);
}

function toSavedReason(error: unknown): SavedReason {
  const isAnswer = isApiError(error) && (error.kind === 'http' || error.kind === 'invalidResponse');
  if (!isAnswer) return { status: 'unreached' };
  return { status: 'answered', failure: { title: error.title, message: error.message } };
}

/** A hanging server must not keep a user with a cached profile from the shell for longer than this (ms). */
const START_TIMEOUT_MS = 1_000;

/** With a stored token the profile is read; when that fails or takes long the cached user is shown, if valid. */
async function openSession(onNoUser: () => void): Promise<void> {
  if (!mayBeSignedIn()) return becomeVisitor(false);
  const isCurrent = guardSession();
  const client = await fetchScreen(apiClient.load).catch(() => undefined);
  if (!isCurrent()) return;
  if (client === undefined) {
    session.current = ref({ status: 'missing' });
    return;
  }
  if (!client.session.hasTokens()) return becomeVisitor(false);
  const showSaved = (saved: SavedReason): boolean => {
    const cached = client.session.cachedUser();
    if (cached !== null) applyUser(cached, saved, 0);
    return cached !== null;
  };
  const timeout = setTimeout(() => {
    if (isCurrent()) showSaved({ status: 'reading' });
  }, START_TIMEOUT_MS);
  try {
    await fetchProfile();
  } catch (error) {
    if (isCurrent() && !showSaved(toSavedReason(error))) onNoUser();
  } finally {
    clearTimeout(timeout);
  }
}

/** Called on page load. Without a valid cached user the session is cleared. */
export function startSession(): Promise<void> {
  return openSession(() => {
    const hasEnded = !mayBeSignedIn();
    endStored();
    becomeVisitor(hasEnded);
  });
}

/** Resets everything of the previous user; the session itself was changed by another tab. */
export function followSession(): void {
  session.current = ref({ status: 'checking' });
  forgetUser();
  void openSession(() => becomeVisitor(false));
}

export async function signIn(credentials: Credentials, options?: CallOptions): Promise<void> {
  const { auth } = await loadForForm();
  const user = await auth.login(credentials, options);
  session.draftEmail = '';
  generation += 1;
  applied = nextTurn();
  applyUser(user, null, applied);
}

/** Signs up, then signs in with the same credentials. Rejects with the error of the failed step. */
export async function signUp(
  credentials: Credentials,
  options?: CallOptions,
): Promise<{ readonly isSignedIn: boolean; readonly error?: unknown }> {
  const { auth } = await loadForForm();
  await auth.register(credentials, options);
  try {
    await signIn(credentials, options);
    return { isSignedIn: true };
  } catch (error) {
    session.draftEmail = credentials.email;
    return { isSignedIn: false, error };
  }
}

function endStored(): void {
  const { current } = apiClient;
  if (current !== undefined) current.auth.logout();
  else void apiClient.load().then(({ auth }) => auth.logout());
}

export function signOut(): void {
  endStored();
  forgetContinueTo();
  becomeVisitor(false);
}

/** Forgets the remembered path. */
export function forgetContinueTo(): void {
  session.continueTo = null;
}

/** Reads the profile again, and with it the balance. Rejects with the error, and leaves what is shown. */
export async function readProfile(options?: CallOptions): Promise<void> {
  const isCurrent = guardSession();
  try {
    await fetchProfile(options);
  } catch (error) {
    const { current } = session;
    if (isCurrent() && current.status === 'signedIn' && current.saved !== null && !isAborted(error)) {
      session.current = ref({ ...current, saved: toSavedReason(error) });
    }
    throw error;
  }
}

/** Like {@link readProfile} in the background: a failure is only reported. */
export async function refreshProfile(): Promise<void> {
  try {
    await readProfile();
  } catch (error) {
    if (!isApiError(error)) reportError(error);
  }
}
