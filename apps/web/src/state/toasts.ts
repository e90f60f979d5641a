import type { Failure, Notice, PastNotice } from '@etherpilot/ui';
import { proxy } from 'valtio/vanilla';

export interface Toast extends Notice {
  readonly id: string;
}

const KEPT = 20;

/** On the screen now, and the last 20 to read again. */
export const toasts = proxy<{ shown: Toast[]; past: PastNotice[] }>({ shown: [], past: [] });

let count = 0;

/** Shows a message. One that says the same as a message still standing takes its place. */
export function notify(notice: Notice): void {
  count += 1;
  const toast: Toast = { ...notice, id: `toast-${count}` };
  const others = toasts.shown.filter((one) => one.title !== notice.title || one.description !== notice.description);
  toasts.shown = [...others, toast];
  toasts.past = [{ ...toast, at: Date.now() }, ...toasts.past].slice(0, KEPT);
}

/** Leaves messages to be read again that nobody saw over the page; `at`: when they were said, in ms since the epoch. */
export function notePast(notices: readonly (Notice & { readonly at: number })[]): void {
  const past = notices.map((notice) => {
    count += 1;
    return { ...notice, id: `toast-${count}` };
  });
  toasts.past = [...past.toReversed(), ...toasts.past].slice(0, KEPT);
}

/** Shows what went wrong, in the words it comes with. */
export function notifyFailure({ title, message }: Failure): void {
  notify({ tone: 'negative', title, description: message });
}

export function dismiss({ id }: { readonly id: string }): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

/** Takes all messages off the screen, when their list is opened in their place. */
export function takeDown(): void {
  toasts.shown = [];
}

/** Nothing that was said to one person is there for the next. */
export function forgetToasts(): void {
  toasts.shown = [];
  toasts.past = [];
}
