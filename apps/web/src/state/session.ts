import { type CallOptions, isApiError, type User } from '@etherpilot/api-client';
import { ZERO } from '@etherpilot/ui/money';
import { proxy, ref } from 'valtio/vanilla';
import { api } from '../services/api.js';
import { reportError } from '../services/reportError.js';
import { forgetBalance, setBalance } from './balance.js';
import { forgetDeposit } from './deposit.js';
import { forgetToasts, notify } from './toasts.js';

/** Who is here (spec section 4). `isSaved`: the profile could not be read, the one kept on this device stands in for it. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'visitor'; readonly hasEnded: boolean }
  | { readonly status: 'signedIn'; readonly user: User; readonly isSaved: boolean };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const session = proxy<{ current: Session; continueTo: string | null; draftEmail: string }>({
  current: ref({ status: 'checking' }),
  /** Where a visitor wanted to go when the guard sent them to sign in (G-39). */
  continueTo: null,
  /** Kept for the sign-in form when an account was made but signing in to it failed (G-27). */
  draftEmail: '',
});

// Counts on with every change of who is here, so that late answers can be told from timely ones.
let visits = 0;

/**
 * Remembers who is here: the function it gives says whether they still are. What was asked for by somebody who has left
 * since, in this tab or another, must neither be shown nor applied to who came after.
 */
export function rememberVisit(): () => boolean {
  const visit = visits;
  return () => visit === visits;
}

function forgetPerson(): void {
  visits += 1;
  forgetBalance();
  forgetDeposit();
  forgetToasts();
}

function adopt(user: User, isSaved: boolean): void {
  session.current = ref({ status: 'signedIn', user, isSaved });
  if (user.balance === null) {
    notify({ tone: 'negative', title: 'Error', description: 'The server sent a balance that cannot be read.' });
  }
  setBalance(user.balance ?? ZERO, isSaved ? 'cached' : 'live');
}

function becomeVisitor(hasEnded: boolean): void {
  session.current = ref({ status: 'visitor', hasEnded });
  forgetPerson();
}

/** With a stored token the profile is read; where that fails the cached user stands in, when valid. */
async function openSession(onNobody: () => void): Promise<void> {
  if (!api.session.hasTokens()) {
    becomeVisitor(false);
    return;
  }
  const isStillHere = rememberVisit();
  try {
    const user = await api.auth.profile();
    if (isStillHere()) adopt(user, false);
  } catch {
    if (!isStillHere()) return;
    const cached = api.session.cachedUser();
    if (cached === null) onNobody();
    else adopt(cached, true);
  }
}

/** On page load. Without a valid cached user the session is cleared (spec section 4). */
export function startSession(): Promise<void> {
  return openSession(() => {
    const hasEnded = !api.session.hasTokens();
    api.auth.logout();
    becomeVisitor(hasEnded);
  });
}

/** Nothing of who was here before stays; the session is not this tab's to clear. */
function followSession(): void {
  session.current = ref({ status: 'checking' });
  forgetPerson();
  void openSession(() => becomeVisitor(false));
}

export async function signIn(credentials: Credentials, options?: CallOptions): Promise<void> {
  const user = await api.auth.login(credentials, options);
  session.draftEmail = '';
  visits += 1;
  adopt(user, false);
}

/** Signing up is followed by signing in with the same credentials (spec section 4). Rejects with the step that failed. */
export async function signUp(
  credentials: Credentials,
  options?: CallOptions,
): Promise<{ readonly isSignedIn: boolean; readonly error?: unknown }> {
  await api.auth.register(credentials, options);
  try {
    await signIn(credentials, options);
    return { isSignedIn: true };
  } catch (error) {
    session.draftEmail = credentials.email;
    return { isSignedIn: false, error };
  }
}

export function signOut(): void {
  api.auth.logout();
  forgetContinueTo();
  becomeVisitor(false);
}

/** The way a visitor had in mind is taken, or no longer theirs. */
export function forgetContinueTo(): void {
  session.continueTo = null;
}

/** Reads the profile again, and with it the balance. Rejects with what went wrong, and leaves what is shown. */
export async function readProfile(options?: CallOptions): Promise<void> {
  const isStillHere = rememberVisit();
  const user = await api.auth.profile(options);
  if (isStillHere() && session.current.status === 'signedIn') adopt(user, false);
}

/** The same where nobody waits for it: a failure is only reported. */
export async function refreshProfile(): Promise<void> {
  try {
    await readProfile();
  } catch (error) {
    if (!isApiError(error)) reportError(error);
  }
}

/** Follows what happens to the session elsewhere: a refused refresh here, logging out or in in another tab. */
export function watchSession(): void {
  // What was saved stands in only as long as nothing better is to be had.
  globalThis.addEventListener?.('online', () => {
    if (session.current.status === 'signedIn' && session.current.isSaved) void refreshProfile();
  });
  api.session.subscribe((change) => {
    if (change === 'signedInElsewhere') followSession();
    else if (change !== 'signedIn' && session.current.status !== 'visitor') becomeVisitor(change === 'expired');
  });
}
