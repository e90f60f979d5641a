import { proxy } from 'valtio/vanilla';

/** How many changes to the user's money happened while this tab was hidden. */
export const unseen = proxy({ count: 0 });

/** Marks the title of the tab until it is visible again; does nothing when it is. */
export function markUnseen(): void {
  if (document.hasFocus()) return;
  unseen.count += 1;
  window.addEventListener('focus', forgetUnseen, { once: true });
}

/** Removes the mark: the user has seen the tab, or has left. */
export function forgetUnseen(): void {
  unseen.count = 0;
}
