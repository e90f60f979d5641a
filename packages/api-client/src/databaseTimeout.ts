/** A database of the browser can hang; nothing waits longer than this for it (ms). */
export const DATABASE_TIMEOUT_MS = 2_000;
const STEPS = 4;

/**
 * Settles as the answer of a database does, or rejects after the timeout. Where the page stood still meanwhile, because the
 * device slept or was busy, its timers are due before it hears of an answer that has come: that ends one step of several.
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const wait = (left: number): void => {
      if (left === 0) return reject(new Error('The database does not answer.'));
      timer = setTimeout(wait, DATABASE_TIMEOUT_MS / STEPS, left - 1);
    };
    wait(STEPS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
