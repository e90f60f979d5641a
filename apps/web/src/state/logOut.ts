import { proxy } from 'valtio/vanilla';
import { getLabels, storeLabels } from './addressLabels.js';
import { forgetRisks } from './riskAlerts.js';
import { getCurrentUserId, onLeave, signOut } from './session.js';
import { forgetStarts } from './startedBots.js';

/** Whether the person who wants to log out is asked what becomes of their address labels. */
export const logOutQuestion = proxy({ isOpen: false });

/** Logs out; whoever has address labels on this device is asked first. */
export function logOut(): void {
  if (getLabels().length === 0) leave();
  else logOutQuestion.isOpen = true;
}

/** Logs out with the answer of the person. */
export function logOutWith({ forgetsLabels }: { readonly forgetsLabels: boolean }): void {
  if (forgetsLabels) storeLabels([]);
  leave();
}

/** Unlike a session that ends by itself, logging out leaves nothing of a person's bots on the device. */
function leave(): void {
  const userId = getCurrentUserId();
  if (userId !== null) forgetStarts(userId);
  forgetRisks();
  signOut();
}

export function stayLoggedIn(): void {
  logOutQuestion.isOpen = false;
}

onLeave(stayLoggedIn);
