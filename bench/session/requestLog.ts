import type { SeenRequest } from '../../apps/sandbox-api/src/simulation/faults.ts';

export type { SeenRequest };

/** What the sandbox has answered since the log began, oldest first. */
export interface RequestLog {
  readonly entries: readonly SeenRequest[];
  /** Takes what the sandbox remembers just now. Throws when entries between this and the last time are forgotten. */
  take(remembered: readonly SeenRequest[]): void;
}

/** Puts a whole history together from the newest requests, which is all the sandbox remembers. */
export function createRequestLog(): RequestLog {
  const entries: SeenRequest[] = [];
  return {
    entries,
    take(remembered) {
      const lastAt = entries.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      // Several requests share a millisecond, and of the last one known some may have come only after it was read.
      const known = entries.filter(({ at }) => at === lastAt).length;
      const sameTime = remembered.filter(({ at }) => at === lastAt);
      if (sameTime.length < known) throw new Error('The sandbox was asked too seldom and has forgotten some requests.');
      entries.push(...sameTime.slice(known), ...remembered.filter(({ at }) => at > lastAt));
    },
  };
}

/** Every try to trade a refresh token. */
export function refreshesAmong(entries: readonly SeenRequest[]): SeenRequest[] {
  return entries.filter(({ method, path }) => method === 'POST' && path === '/api/auth/refresh/');
}

/** The answers that make a browser write a line on its console about a 401. */
export function unauthorizedAmong(entries: readonly SeenRequest[]): SeenRequest[] {
  return entries.filter(({ status }) => status === 401);
}

export function refusedAmong(entries: readonly SeenRequest[]): SeenRequest[] {
  return refreshesAmong(entries).filter(({ status }) => status >= 400 && status < 500);
}
