/** Sends messages to the other tabs of this browser, and receives theirs. */
export interface TabChannel {
  /** The message is structured-cloned. */
  readonly announce: (message?: unknown) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
  readonly close: () => void;
}

export function tabChannel(name: string): TabChannel {
  // Created lazily: without it, tabs learn of each other's changes only from storage.
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= hasTabChannels() ? new BroadcastChannel(name) : undefined);
  return {
    announce: (message = null) => open()?.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      open()?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    close: () => channel?.close(),
  };
}

/** Whether tabs of this browser can send messages to each other. */
export function hasTabChannels(): boolean {
  return typeof BroadcastChannel === 'function';
}
