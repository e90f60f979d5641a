/** How long a page that is being left may take to be gone (ms). */
const LEAVING_MS = 3_000;

let isAsking = false;
let isLeaving = false;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  isLeaving = true;
  // The first wait ends with the browser's question.
  void wait(0)
    .then(() => wait(LEAVING_MS))
    .then(() => {
      isLeaving = false;
    });
}

/**
 * Resolves at once, unless the person has just chosen to leave the page: then only if it is still there some seconds
 * later. Firefox and Safari stop the calls of a page that is being left, which says nothing about the connection.
 */
export async function untilStaying(): Promise<void> {
  if (isLeaving) await wait(LEAVING_MS);
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
