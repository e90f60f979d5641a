import type { Notice } from '@etherpilot/ui/model';
import { whenVisible } from '../services/whenVisible.js';
import type { MoneyList } from './pendingMoney.js';
import { onLeave, refreshProfile } from './session.js';
import { addPastNotices, notify } from './toasts.js';
import { forgetUnseen, markUnseen } from './unseen.js';

/** More than these at once are combined into one message. */
const MAX_SEPARATE = 2;

/** Combines several messages of success, or several of failure, into one. */
export type Summarize = (count: number, tone: 'info' | 'negative') => Notice;

type PendingNotice = Notice & { readonly at: number };

let pending: readonly PendingNotice[] = [];
let isScheduled = false;
/** What was reported, by list, id and status. */
const reported = new Set<string>();

/** Those of which nothing was reported yet: a late answer can show one as pending again that has ended. */
export function pickUnreported<Item extends { readonly id: number | string; readonly status: string }>(
  list: MoneyList,
  settled: readonly Item[],
): readonly Item[] {
  const getName = ({ id, status }: Item) => `${list} ${id} ${status}`;
  const unreported = settled.filter((item) => !reported.has(getName(item)));
  for (const item of unreported) reported.add(getName(item));
  return unreported;
}

/**
 * Reports what happened to the user's money once this tab is visible, and refetches the balance then. The title is
 * marked at once. Accumulated messages are combined into one.
 */
export function notifyMoneyChanges(notices: readonly Notice[], summarize: Summarize): void {
  if (notices.length === 0) return;
  const at = Date.now();
  pending = [...pending, ...notices.map((notice) => ({ ...notice, at }))];
  markUnseen();
  if (isScheduled) return;
  isScheduled = true;
  whenVisible(() => {
    isScheduled = false;
    const due = pending;
    pending = [];
    // The user it was for may have left meanwhile.
    if (due.length === 0) return;
    const isFailure = ({ tone }: Notice) => tone === 'negative';
    // A failure must not be missed among many successes.
    notifyEach(
      due.filter((notice) => !isFailure(notice)),
      (count) => summarize(count, 'info'),
    );
    notifyEach(due.filter(isFailure), (count) => summarize(count, 'negative'));
    void refreshProfile();
  });
}

function notifyEach(notices: readonly PendingNotice[], summarize: (count: number) => Notice): void {
  if (notices.length <= MAX_SEPARATE) {
    for (const { at: _, ...notice } of notices) notify(notice);
    return;
  }
  addPastNotices(notices);
  notify(summarize(notices.length));
}

onLeave(() => {
  pending = [];
  reported.clear();
  forgetUnseen();
});
