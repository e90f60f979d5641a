import type { Notice } from '@etherpilot/ui';
import { whenVisible } from '../services/whenVisible.js';
import { onLeave, refreshProfile } from './session.js';
import { notePast, notify } from './toasts.js';
import { forgetUnseen, markUnseen } from './unseen.js';

/** More than these at once are combined into one message. */
const TOLD_EACH = 2;

/** Combines several messages of success, or several of failure, into one. */
export type Summarize = (count: number, tone: 'info' | 'negative') => Notice;

type Untold = Notice & { readonly at: number };

let untold: readonly Untold[] = [];
let isWaiting = false;

/**
 * Reports what happened to the user's money once this tab is visible, and refetches the balance then. The title is
 * marked at once. Accumulated messages are combined into one.
 */
export function tellMoneyNews(notices: readonly Notice[], summarize: Summarize): void {
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
    // The user it was for may have left meanwhile.
    if (told.length === 0) return;
    const isFailure = ({ tone }: Notice) => tone === 'negative';
    // A failure must not be missed among many successes.
    tell(
      told.filter((notice) => !isFailure(notice)),
      (count) => summarize(count, 'info'),
    );
    tell(told.filter(isFailure), (count) => summarize(count, 'negative'));
    void refreshProfile();
  });
}

function tell(notices: readonly Untold[], summarize: (count: number) => Notice): void {
  if (notices.length <= TOLD_EACH) {
    for (const { at: _, ...notice } of notices) notify(notice);
    return;
  }
  notePast(notices);
  notify(summarize(notices.length));
}

onLeave(() => {
  untold = [];
  forgetUnseen();
});
