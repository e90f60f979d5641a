import { isApiError, type User } from '@etherpilot/api-client';
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

function adopt(user: User, isSaved: boolean): void {
  session.current = ref({ status: 'signedIn', user, isSaved });
  if (user.balance === null) {
    notify({ tone: 'negative', title: 'Error', description: 'The server sent a balance that cannot be read.' });
  }
  setBalance(user.balance ?? ZERO, isSaved ? 'cached' : 'live');
}

function becomeVisitor(hasEnded: boolean): void {
  session.current = ref({ status: 'visitor', hasEnded });
  forgetBalance();
  forgetDeposit();
  forgetToasts();
}

/** On page load: with a stored token the profile is read; where that fails the cached user stands in, when valid. */
export async function startSession(): Promise<void> {
  if (!api.session.hasTokens()) {
    becomeVisitor(false);
    return;
  }
  try {
    adopt(await api.auth.profile(), false);
  } catch {
    const cached = api.session.cachedUser();
    if (cached !== null) {
      adopt(cached, true);
      return;
    }
    const hasEnded = !api.session.hasTokens();
    api.auth.logout();
    becomeVisitor(hasEnded);
  }
}

export async function signIn(credentials: Credentials): Promise<void> {
  const user = await api.auth.login(credentials);
  session.draftEmail = '';
  adopt(user, false);
}

/** Signing up is followed by signing in with the same credentials (spec section 4). Rejects with the step that failed. */
export async function signUp(
  credentials: Credentials,
): Promise<{ readonly isSignedIn: boolean; readonly error?: unknown }> {
  await api.auth.register(credentials);
  try {
    await signIn(credentials);
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
export async function readProfile(): Promise<void> {
  const user = await api.auth.profile();
  if (session.current.status === 'signedIn') adopt(user, false);
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
  api.session.subscribe((change) => {
    if (change === 'signedInElsewhere') void startSession();
    else if (change !== 'signedIn' && session.current.status === 'signedIn') becomeVisitor(change === 'expired');
  });
}
