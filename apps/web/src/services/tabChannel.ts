/** Says something to the other tabs of this browser, and hears it from them. */
export interface TabChannel {
  /** What is said is copied as structured data. */
  readonly announce: (message?: unknown) => void;
  /** Gives the way to stop listening. */
  readonly listen: (heard: (message: unknown) => void) => () => void;
  readonly close: () => void;
}

export function tabChannel(name: string): TabChannel {
  // Asked for late: where it is missing, tabs learn of each other's changes from storage alone.
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= hasTabChannels() ? new BroadcastChannel(name) : undefined);
  return {
    announce: (message = null) => open()?.postMessage(message),
    listen: (heard) => {
      const hear = ({ data }: MessageEvent<unknown>) => heard(data);
      open()?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => channel?.close(),
  };
}

/** Whether tabs of this browser can speak with each other. */
export function hasTabChannels(): boolean {
  return typeof BroadcastChannel === 'function';
}
