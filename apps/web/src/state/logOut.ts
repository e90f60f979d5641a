import { proxy } from 'valtio/vanilla';
import { getLabels, storeLabels } from './addressLabels.js';
import { onLeave, signOut } from './session.js';

/** Whether the person who wants to log out is asked what becomes of their address labels. */
export const logOutQuestion = proxy({ isOpen: false });

/** Logs out; whoever has address labels on this device is asked first. */
export function logOut(): void {
  if (getLabels().length === 0) signOut();
  else logOutQuestion.isOpen = true;
}

/** Logs out with the answer of the person. */
export function logOutWith({ forgetsLabels }: { readonly forgetsLabels: boolean }): void {
  if (forgetsLabels) storeLabels([]);
  signOut();
}

export function stayLoggedIn(): void {
  logOutQuestion.isOpen = false;
}

onLeave(stayLoggedIn);
