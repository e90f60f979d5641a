import type { Notice } from '@etherpilot/ui';
import { whenVisible } from '../services/whenVisible.js';
import { onLeave, refreshProfile } from './session.js';
import { notePast, notify } from './toasts.js';
import { markUnseen } from './unseen.js';

/** More than these at once are told as one. */
const TOLD_EACH = 2;

let untold: (Notice & { readonly at: number })[] = [];
let isWaiting = false;

/**
 * Tells what has happened to the person's money as soon as they look at this tab, and has the balance read then. The title
 * says at once that something has. Messages that have piled up are told in one, made by `summarize`.
 */
export function tellMoneyNews(notices: readonly Notice[], summarize: (count: number) => Notice): void {
  if (notices.length === 0) return;
  const at = Date.now();
  untold = [...untold, ...notices.map((notice) => ({ ...notice, at }))];
  markUnseen();
  if (isWaiting) return;
  isWaiting = true;
  whenVisible(() => {
    isWaiting = false;
    const told = untold;
    untold = [];
    // The person it was for may have left meanwhile.
    if (told.length === 0) return;
    if (told.length <= TOLD_EACH) for (const { at: _, ...notice } of told) notify(notice);
    else {
      notePast(told);
      notify(summarize(told.length));
    }
    void refreshProfile();
  });
}

onLeave(() => {
  untold = [];
});
