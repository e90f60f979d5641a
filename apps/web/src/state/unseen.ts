import { proxy } from 'valtio/vanilla';

/** How much has happened to the person's money while they were not looking at this tab. */
export const unseen = proxy({ count: 0 });

/** Marks the tab's title until the person looks at it; not at all when they do. */
export function markUnseen(): void {
  if (document.hasFocus()) return;
  unseen.count += 1;
  window.addEventListener('focus', forgetUnseen, { once: true });
}

/** Takes the mark away: the person has looked, or has left. */
export function forgetUnseen(): void {
  unseen.count = 0;
}
