import { isApiError, type RecordId } from '@etherpilot/api-client';
import type { OrderKind } from '@etherpilot/ui';
import type { QueryClient } from '@tanstack/react-query';
import { reportError } from '../services/reportError.js';
import { guardSession } from '../state/session.js';
import { orderHistories } from './orderHistories.js';
import type { OrderFingerprint } from './orderMatchers.js';

/**
 * Looks into the history after an accepted order, and calls back when the order is in it twice. `known`: the ids of
 * matching records from before; `null` when the history was not read before.
 */
export async function reportDoubles(
  kind: OrderKind,
  order: OrderFingerprint,
  known: ReadonlySet<RecordId> | null,
  queryClient: QueryClient,
  onDoubled: () => void,
): Promise<void> {
  // A second address to pay to moves no money.
  if (kind === 'deposit') return;
  const isCurrent = guardSession();
  try {
    const count = await orderHistories[kind].countDoubles(queryClient, order, known);
    if (count > 1 && isCurrent()) onDoubled();
  } catch (error) {
    // The screen of the history says itself that it could not be loaded.
    if (!isApiError(error)) reportError(error);
  }
}
