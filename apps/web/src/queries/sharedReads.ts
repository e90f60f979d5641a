import type { Listing } from '@etherpilot/api-client';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { hasTabChannels, tabChannel } from '../services/tabChannel.js';

/** Incremented when records change their shape, so that tabs of two releases ignore each other's lists. */
const SHAPE = 2;

const messageSchema = v.object({
  list: v.string(),
  readAt: v.number(),
  listing: v.object({
    items: v.array(v.looseObject({})),
    isComplete: v.boolean(),
    hasMore: v.boolean(),
    total: v.nullable(v.number()),
    unreadable: v.number(),
    unreadableIds: v.array(v.union([v.number(), v.string()])),
  }),
});

const received = new WeakSet<object>();

/** Whether this list was read by another tab. */
export function wasReceived(listing: Listing<unknown>): boolean {
  return received.has(listing);
}

/**
 * Sends what this tab reads of some lists to the other tabs of the same user, and takes over what they read later.
 * Returns a function that stops it.
 */
export function shareReads(queryClient: QueryClient, userId: number, lists: readonly string[]): () => void {
  if (!hasTabChannels()) return () => {};
  const channel = tabChannel(`etherpilot.reads.${SHAPE}.${userId}`);
  const stopListening = channel.listen((data) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success || !lists.includes(message.output.list)) return;
    const { list, listing, readAt } = message.output;
    const before = queryClient.getQueryState([list])?.dataUpdatedAt ?? 0;
    if (readAt <= before) return;
    const taken = queryClient.setQueryData<object>([list], listing, { updatedAt: readAt });
    if (taken !== undefined) received.add(taken);
  });
  const stopSharing = queryClient.getQueryCache().subscribe((event) => {
    // Data that was set and not fetched came from another tab.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    const [list] = event.query.queryKey as readonly unknown[];
    if (typeof list !== 'string' || !lists.includes(list) || event.query.queryKey.length !== 1) return;
    channel.announce({ list, listing: event.query.state.data, readAt: event.query.state.dataUpdatedAt });
  });
  return () => {
    stopSharing();
    stopListening();
    channel.close();
  };
}
