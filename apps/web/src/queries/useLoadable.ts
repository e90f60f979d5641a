import { isAborted, isApiError } from '@etherpilot/api-client';
import type { Failure, Loadable } from '@etherpilot/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../state/toasts.js';
import { withServerSentence } from './serverSentence.js';

/** A server that keeps somebody out says why, such as 'Verify your e-mail first.': that is told with the screen's own words. */
function withReason(failure: Failure, error: unknown): Failure {
  if (!isApiError(error) || error.status !== 403) return failure;
  return { ...failure, message: withServerSentence(failure.message, error, error) };
}

/** A query as screens take it. */
export function toLoadable<T>(query: UseQueryResult<T>, failure: Failure): Loadable<T> {
  const kept = query.data === undefined ? {} : { data: query.data, readAt: query.dataUpdatedAt };
  if (query.isFetching || query.isPending) return { status: 'loading', ...kept };
  if (query.isError) return { status: 'failed', failure: withReason(failure, query.error), ...kept };
  return { status: 'ready', data: query.data, readAt: query.dataUpdatedAt };
}

/** Without a line, so long no second message comes (ms). */
const QUIET_MS = 5_000;

let toldAt = -QUIET_MS;

/** Without a line every screen fails, and the strip says why: one message in five seconds is enough. */
function mayTell(): boolean {
  if (navigator.onLine) return true;
  if (performance.now() - toldAt < QUIET_MS) return false;
  toldAt = performance.now();
  return true;
}

/** The same, and each failed read is also told once, in the words the specification has for it; one that was given up is not. */
export function useLoadable<T>(query: UseQueryResult<T>, failure: Failure): Loadable<T> {
  // What has failed before the screen was entered is read anew on entering it.
  const told = useRef(query.errorUpdatedAt);
  const failedAt = query.isError && !isAborted(query.error) ? query.errorUpdatedAt : 0;
  const { title, message } = withReason(failure, query.error);
  useEffect(() => {
    if (failedAt === 0 || failedAt === told.current) return;
    told.current = failedAt;
    if (mayTell()) notify({ tone: 'negative', title, description: message });
  }, [failedAt, title, message]);
  return toLoadable(query, failure);
}
