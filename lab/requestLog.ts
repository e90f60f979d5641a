import type { SeenRequest } from '../apps/sandbox-api/src/simulation/faults.ts';

export type { SeenRequest };

/** What the sandbox has answered since the log began, oldest first. */
export interface RequestLog {
  readonly entries: readonly SeenRequest[];
  /** Adds what the sandbox remembers now. Throws when entries between this and the last call are missing. */
  take(remembered: readonly SeenRequest[]): void;
}

/** Assembles the full history from the newest requests, which are all the sandbox remembers. */
export function createRequestLog(): RequestLog {
  const entries: SeenRequest[] = [];
  return {
    entries,
    take(remembered) {
      const lastAt = entries.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      // Several requests share a millisecond, and some with the last known one may have arrived after it was read.
      const known = entries.filter(({ at }) => at === lastAt).length;
      const sameTime = remembered.filter(({ at }) => at === lastAt);
      if (sameTime.length < known) throw new Error('The request log was read too seldom and has lost some requests.');
      entries.push(...sameTime.slice(known), ...remembered.filter(({ at }) => at > lastAt));
    },
  };
}

/** Every attempt to exchange a refresh token. */
export function refreshesAmong(entries: readonly SeenRequest[]): SeenRequest[] {
  return entries.filter(({ method, path }) => method === 'POST' && path === '/api/auth/refresh/');
}

export function refusedAmong(entries: readonly SeenRequest[]): SeenRequest[] {
  return refreshesAmong(entries).filter(({ status }) => status >= 400 && status < 500);
}
