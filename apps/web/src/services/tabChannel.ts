/** Sends messages to the other tabs of this browser, and receives theirs. */
export interface TabChannel {
  /** The message is structured-cloned. */
  readonly announce: (message?: unknown) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: unknown) => void) => () => unknown;
  readonly close: () => void;
}

export function tabChannel(name: string): TabChannel {
  const listeners = new Set<(message: unknown) => void>();
  // Created lazily: without it, tabs learn of each other's changes only from storage.
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (channel !== undefined || !hasTabChannels()) return channel;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      for (const listener of listeners) listener(data);
    });
    return channel;
  };
  // A message would drop a page that waits in the back/forward cache.
  const pause = () => {
    channel?.close();
    channel = undefined;
  };
  const resume = () => {
    if (listeners.size > 0) open();
  };
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  return {
    announce: (message = null) => open()?.postMessage(message),
    listen: (listener) => {
      listeners.add(listener);
      open();
      return () => listeners.delete(listener);
    },
    close: () => {
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
      pause();
    },
  };
}

/** Whether tabs of this browser can send messages to each other. */
export function hasTabChannels(): boolean {
  return typeof BroadcastChannel === 'function';
}
