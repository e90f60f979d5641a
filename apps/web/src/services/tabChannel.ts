/** Says to the other tabs of this browser that something shared has changed, and hears it from them. */
export function tabChannel(name: string): {
  readonly announce: () => void;
  readonly listen: (heard: () => void) => void;
} {
  // Asked for late: where it is missing, tabs learn of each other's changes from storage alone.
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined);
  return {
    announce: () => open()?.postMessage(null),
    listen: (heard) => open()?.addEventListener('message', () => heard()),
  };
}
