import { hasLeaveQuestion } from './leaveQuestion.js';
import { tabStorage } from './storage.js';

/** The code of a screen could not be loaded: not even after a reload, or because the page must not be reloaded now. */
export class MissingScreen extends Error {
  readonly isAfterReload = wasReloaded();
}

const RELOADED_KEY = 'etherpilot.reloadedAt';
/** A reload helps after a deploy. A file that is missing again within this time (ms) will not come by reloading. */
const RELOAD_PAUSE_MS = 60_000;
/** How long a page that is being left may take to be gone (ms). */
const LEAVING_MS = 3_000;
/** Browsers differ in whether they say that a page is left before or after they stop its loads (ms). */
const SETTLING_MS = 300;

function wasReloaded(): boolean {
  const at = tabStorage.read(RELOADED_KEY);
  return typeof at === 'number' && Math.abs(Date.now() - at) < RELOAD_PAUSE_MS;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads the code of a screen. After a deploy the files of the previous release are gone, so the page is reloaded, once:
 * not while offline, nor while an order is on its way, nor where the browser cannot remember that it was. Firefox and
 * Safari also stop pending loads when a page is left; the page they lead to is not taken away by a reload. Only screens
 * reload; a form that loads a part of itself keeps what was typed.
 * @throws MissingScreen when the reload did not help, or is not possible.
 */
export async function fetchScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only while code is loading: a `beforeunload` listener keeps the page out of the back/forward cache.
  const events = ['beforeunload', 'pagehide'] as const;
  for (const event of events) globalThis.addEventListener?.(event, leave);
  try {
    return await load();
  } catch (cause) {
    await wait(SETTLING_MS);
    if (!isLeaving) return await reloadFor(cause);
  } finally {
    for (const event of events) globalThis.removeEventListener?.(event, leave);
  }
  // Only goes on in a page that was not left after all, or comes back from the back/forward cache.
  await wait(LEAVING_MS);
  return await fetchScreen(load);
}

function reloadFor(cause: unknown): Promise<never> {
  const isPossible = navigator.onLine && !hasLeaveQuestion() && !wasReloaded();
  if (isPossible) tabStorage.write(RELOADED_KEY, Date.now());
  if (!isPossible || !wasReloaded()) throw new MissingScreen('The code of a screen is missing.', { cause });
  location.reload();
  // Never settles: the page is reloading.
  return new Promise(() => {});
}
