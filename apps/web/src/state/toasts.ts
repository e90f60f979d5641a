import type { PastNotice } from '@etherpilot/ui';
import type { Failure, Notice } from '@etherpilot/ui/model';
import { proxy } from 'valtio/vanilla';

export interface Toast extends Notice {
  readonly id: string;
}

const MAX_PAST = 20;

/** The toasts on the screen, and the last 20 to read again. */
export const toasts = proxy<{ shown: Toast[]; past: PastNotice[] }>({ shown: [], past: [] });

let count = 0;

/** Shows a toast. It replaces an equal one that is still shown. */
export function notify(notice: Notice): void {
  count += 1;
  const toast: Toast = { ...notice, id: `toast-${count}` };
  const others = toasts.shown.filter((one) => one.title !== notice.title || one.description !== notice.description);
  toasts.shown = [...others, toast];
  toasts.past = [{ ...toast, at: Date.now() }, ...toasts.past].slice(0, MAX_PAST);
}

/** Adds messages to the list of past ones without a toast; `at`: when they occurred (ms since the epoch). */
export function addPastNotices(notices: readonly (Notice & { readonly at: number })[]): void {
  const past = notices.map((notice) => {
    count += 1;
    return { ...notice, id: `toast-${count}` };
  });
  toasts.past = [...past.toReversed(), ...toasts.past].slice(0, MAX_PAST);
}

/** Shows a failure with its own title and message. */
export function notifyFailure({ title, message }: Failure): void {
  notify({ tone: 'negative', title, description: message });
}

export function dismiss({ id }: { readonly id: string }): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

/** Dismisses all toasts, when the list of past ones is opened. */
export function dismissAll(): void {
  toasts.shown = [];
}

/** Clears all messages, so that the next user sees none of them. */
export function forgetToasts(): void {
  toasts.shown = [];
  toasts.past = [];
}
