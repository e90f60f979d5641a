let isAsking = false;

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Whether the browser asks before the page is left or reloaded. Only while something would be lost: a `beforeunload`
 * listener keeps the page out of the back/forward cache.
 */
export function setLeaveQuestion(asks: boolean): void {
  isAsking = asks;
  if (asks) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Whether leaving the page now would lose something. */
export function hasLeaveQuestion(): boolean {
  return isAsking;
}
