import { deviceStorage } from './storage.js';

/** What was kept on this device under a key; `null` when nothing was, it cannot be read, or the browser refuses. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value on this device. Where the browser refuses, it lives as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    deviceStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is closed or full: nothing a person could do about it here.
  }
}

/** Calls back when another tab has kept something under a key, or cleared everything. */
export function onKeptElsewhere(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}

/** Removes what was stored under a key. */
export function forgetStored(key: string): void {
  try {
    deviceStorage.removeItem(key);
  } catch {
    // Storage is closed: there is nothing in it.
  }
}
