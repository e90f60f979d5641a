import { readRetryAfter } from './errors/retryAfter.js';

/** The longest `Retry-After` that is waited for (s); beyond that the user decides. */
const MAX_RETRY_AFTER_S = 2;
/** The pause before a GET is sent again when the server names none (ms). */
export const RETRY_PAUSE_MS = 200;
/** Added to it at most after a 429: clients that were refused together should not come back together (ms). */
const JITTER_MS = 800;

/** The pause before a GET is sent again after an answer (ms); `null` when it is not. 520 to 530 are a CDN's own failures. */
export function pauseAfter({ status, headers }: Response): number | null {
  if (![408, 429, 502, 503, 504].includes(status) && !(status >= 520 && status <= 530)) return null;
  const asked = readRetryAfter(headers);
  if (asked !== undefined) return asked > MAX_RETRY_AFTER_S ? null : asked * 1_000;
  return RETRY_PAUSE_MS + (status === 429 ? Math.random() * JITTER_MS : 0);
}
