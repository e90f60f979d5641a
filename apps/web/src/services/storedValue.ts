import { deviceStorage } from './storage.js';

/**
 * The value stored on this device under a key; `null` when there is none, it cannot be parsed, or the browser blocks
 * storage.
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value on this device. Where the browser blocks storage, it lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    deviceStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: nothing the user could do about it here.
  }
}

/** Calls back when another tab has stored something under a key, or cleared everything. */
export function onStoredElsewhere(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}

/** Removes what was stored under a key. */
export function removeStored(key: string): void {
  try {
    deviceStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
