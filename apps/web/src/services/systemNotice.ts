import type { DevicePermission } from '@etherpilot/ui/model';

/** Whether this browser may show system notifications for this site. */
export function readDevicePermission(): DevicePermission {
  if (typeof Notification !== 'function' || !window.isSecureContext) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'unasked' : permission;
}

/** Asks for permission; resolves with the resulting state. Call it from a click handler. */
export async function askDevicePermission(): Promise<DevicePermission> {
  try {
    await Notification.requestPermission();
  } catch {
    // Denied without a prompt, as in an iframe: the state is unchanged.
  }
  return readDevicePermission();
}

/** Calls back when the permission changes in the browser's settings; returns a function that unsubscribes. */
export function watchDevicePermission(onChange: () => void): () => void {
  const end = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', onChange, { signal: end.signal });
    // It may have changed before.
    if (!end.signal.aborted) onChange();
  };
  // Browsers without the Permissions API are checked when the screen is entered.
  watch().catch(() => {});
  return () => end.abort();
}

export interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** A notification with the same tag replaces the previous one silently. */
  readonly tag: string;
  readonly onClick: () => void;
}

const shown = new Set<Notification>();

/** Shows a system notification, where the user has allowed it. */
export function showSystemNotice({ title, body, tag, onClick }: SystemNotice): void {
  if (readDevicePermission() !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag });
    shown.add(notification);
    notification.addEventListener('close', () => shown.delete(notification));
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onClick();
    });
  } catch {
    // Chrome on Android has the permission but does not allow notifications from pages.
  }
}

/** Closes the notifications still shown: they were meant for the user who has left. */
export function closeSystemNotices(): void {
  for (const notification of shown) notification.close();
  shown.clear();
}
