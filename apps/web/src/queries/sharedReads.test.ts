import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareReads, wasReceived } from './sharedReads.js';

const listing = (...ids: number[]) => ({
  items: ids.map((id) => ({ id })),
  isComplete: true,
  hasMore: false,
  total: ids.length,
  unreadable: 0,
  unreadableIds: [],
});
type List = ReturnType<typeof listing>;

const stops: (() => void)[] = [];

/** A tab of a user, with its copy of the deposits list. */
function openTab(userId: number) {
  const client = new QueryClient();
  stops.push(shareReads(client, userId, ['deposits']));
  return {
    read: (queryKey: string[], answer: List) => client.fetchQuery({ queryKey, queryFn: async () => answer }),
    list: () => client.getQueryData<List>(['deposits']),
    set: (answer: List, updatedAt: number) => client.setQueryData(['deposits'], answer, { updatedAt }),
    readAt: () => client.getQueryState(['deposits'])?.dataUpdatedAt,
  };
}

beforeEach(() => vi.stubGlobal('window', new EventTarget()));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('sends a list that one tab has read to the other tabs of the same user, with the time it was read', async () => {
  const [one, other, otherUserTab] = [openTab(1), openTab(1), openTab(2)];
  const answer = await one.read(['deposits'], listing(7));
  await expect.poll(() => other.list()).toEqual(answer);
  expect(other.readAt()).toBe(one.readAt());
  expect(wasReceived(other.list() ?? answer)).toBe(true);
  expect(wasReceived(answer)).toBe(false);
  expect(otherUserTab.list()).toBeUndefined();
});

it('ignores a list older than its own, and does not forward a received one', async () => {
  const [one, other, third] = [openTab(1), openTab(1), openTab(1)];
  const newer = listing(9);
  other.set(newer, Date.now() + 60_000);
  await one.read(['deposits'], listing(7));
  await expect.poll(() => third.list()).toEqual(listing(7));
  expect(other.list()).toBe(newer);
});

it('does not share other lists, or anything that is not a list', async () => {
  const [one, other] = [openTab(1), openTab(1)];
  const channel = new BroadcastChannel('etherpilot.reads.2.1');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ list: 'deposits', readAt: Date.now(), listing: { items: 'none' } });
  await one.read(['currencies'], listing(1));
  await one.read(['deposits'], listing(2));
  channel.close();
  await expect.poll(() => other.list()).toEqual(listing(2));
});
