import type { DevicePermission } from '@etherpilot/ui';

/** Whether this browser may show system notifications for this site. */
export function readDevicePermission(): DevicePermission {
  if (typeof Notification !== 'function' || !window.isSecureContext) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'unasked' : permission;
}

/** Asks the browser, which asks the person; gives what holds afterwards. To be called by a click. */
export async function askDevicePermission(): Promise<DevicePermission> {
  try {
    await Notification.requestPermission();
  } catch {
    // Refused without asking, as in a frame: what holds is unchanged.
  }
  return readDevicePermission();
}

/** Calls back when the permission has been changed in the browser's own settings; gives the way to stop. */
export function watchDevicePermission(onChange: () => void): () => void {
  const end = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', onChange, { signal: end.signal });
  };
  // Browsers without the query are asked again when the screen is entered.
  watch().catch(() => {});
  return () => end.abort();
}

export interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** One of the same tag takes the place of the earlier one without another sound. */
  readonly tag: string;
  readonly onClick: () => void;
}

const shown = new Set<Notification>();

/** Shows a message of the operating system, where the person has allowed it. */
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
    // Chrome on Android has the permission but no notifications of pages.
  }
}

/** Takes back what is still shown: it was meant for the person who has left. */
export function closeSystemNotices(): void {
  for (const notification of shown) notification.close();
  shown.clear();
}
