/** A database of the browser can hang; nothing waits longer than this for it (ms). */
export const DATABASE_TIMEOUT_MS = 2_000;
/** What is left of it after a page stood still, at least (ms). */
const LAST_MS = 500;

/**
 * Settles as the answer of a database does, or rejects after the timeout. Where the page stood still meanwhile, because the
 * device slept or was busy, its timers are due before it hears of an answer that has come: so the first one only starts a second.
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timer = setTimeout(reject, LAST_MS, new Error('The database does not answer.'));
    }, DATABASE_TIMEOUT_MS - LAST_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
