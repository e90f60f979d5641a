import { isAborted, isApiError } from '@etherpilot/api-client';
import type { Failure, Loadable } from '@etherpilot/ui/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../state/toasts.js';
import { appendReason } from './failureReason.js';

/**
 * A server that denies access says why, such as 'Verify your e-mail first.': shown together with the screen's own
 * message.
 */
function withReason(failure: Failure, error: unknown): Failure {
  if (!isApiError(error) || error.status !== 403) return failure;
  return { ...failure, message: appendReason(failure.message, error.serverMessage) };
}

/** What screens are told of a query. */
export type ReadState<T> = Pick<
  UseQueryResult<T>,
  'data' | 'dataUpdatedAt' | 'isFetching' | 'isPending' | 'isError' | 'error' | 'errorUpdatedAt'
>;

/** Converts a query to what screens take. */
export function toLoadable<T>(query: ReadState<T>, failure: Failure): Loadable<T> {
  const { data, dataUpdatedAt: readAt } = query;
  const previous = data === undefined ? {} : { data, readAt };
  if (query.isFetching || query.isPending) return { status: 'loading', ...previous };
  if (query.isError) return { status: 'failed', failure: withReason(failure, query.error), ...previous };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data, readAt };
}

/** Minimum time between two failure messages while offline (ms). */
const OFFLINE_NOTICE_INTERVAL_MS = 5_000;

/** When the connection was lost or came back last, and when a failure was last said to be of it. */
let connectionChangedAt = -OFFLINE_NOTICE_INTERVAL_MS;
let lastOfflineNoticeAt = -OFFLINE_NOTICE_INTERVAL_MS;
for (const event of ['offline', 'online'] as const) {
  globalThis.addEventListener?.(event, () => {
    connectionChangedAt = performance.now();
  });
}

/**
 * While offline every screen fails, and the banner says why: one message in five seconds is enough. So it is for what
 * was cut off and fails once the connection is back.
 */
function canNotify(isCutOff: boolean): boolean {
  const isRecent = (at: number) => performance.now() - at < OFFLINE_NOTICE_INTERVAL_MS;
  const isOffline = !navigator.onLine || (isCutOff && isRecent(connectionChangedAt));
  if ((isCutOff || isOffline) && isRecent(lastOfflineNoticeAt)) return false;
  if (isOffline) lastOfflineNoticeAt = performance.now();
  return true;
}

/**
 * Like {@link toLoadable}, and also reports each failed read once, with the specified message; aborted reads are not
 * reported.
 */
export function useLoadable<T>(query: ReadState<T>, failure: Failure): Loadable<T> {
  // A failure from before the screen was entered is retried on entering it.
  const notifiedAt = useRef(query.errorUpdatedAt);
  const failedAt = query.isError && !isAborted(query.error) ? query.errorUpdatedAt : 0;
  const isCutOff = isApiError(query.error) && query.error.kind === 'network';
  const { title, message } = withReason(failure, query.error);
  useEffect(() => {
    if (failedAt === 0 || failedAt === notifiedAt.current) return;
    notifiedAt.current = failedAt;
    if (canNotify(isCutOff)) notify({ tone: 'negative', title, description: message });
  }, [failedAt, isCutOff, title, message]);
  return toLoadable(query, failure);
}
