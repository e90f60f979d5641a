import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TabChannel, tabChannel } from './tabChannel.js';

let page: EventTarget;
const channels: TabChannel[] = [];

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

function openChannel(): TabChannel {
  const channel = tabChannel('tabs');
  channels.push(channel);
  return channel;
}

it('hears nothing while its page waits in the back/forward cache, and hears again afterwards', async () => {
  const heard: unknown[] = [];
  openChannel().listen((message) => heard.push(message));
  // Not on the page that leaves.
  const other = new BroadcastChannel('tabs');
  page.dispatchEvent(new Event('pagehide'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  other.postMessage('hidden');
  page.dispatchEvent(new Event('pageshow'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  other.postMessage('shown');
  await expect.poll(() => heard).toEqual(['shown']);
  other.close();
});
